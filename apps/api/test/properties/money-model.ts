import { randomUUID } from 'node:crypto';
import fc from 'fast-check';

type Coin = 'gold' | 'sweeps';

export type Command =
  | { type: 'give'; currency: Coin; amount: bigint; ref: string }
  | { type: 'adjust'; currency: Coin; amount: bigint; ref: string }
  | { type: 'expire' }
  | { type: 'freeze'; frozen: boolean }
  | { type: 'play'; currency: Coin; stake: bigint; payout: bigint; settled: boolean; again: boolean }
  | { type: 'decide'; action: string; payout: bigint; settled: boolean; raise: bigint; again: boolean }
  | { type: 'end' };

const currency = fc.constantFrom<Coin>('gold', 'sweeps');
const stake = fc.constantFrom(20n, 40n, 100n, 500n);
/** No payout is above 800 times the stake, and the smallest stake is 20. */
const payout = fc.oneof(fc.constant(0n), fc.bigInt({ min: 1n, max: 2_000n }));
/** Most decisions add nothing. Some add more than the balance. */
const raise = fc.oneof(fc.constant(0n), stake, fc.bigInt({ min: 1n, max: 3_000n }));
/** Few references, so that some occur twice. */
const ref = fc.constantFrom(...Array.from({ length: 6 }, (_, n) => `00000000-0000-4000-8000-00000000000${n}`));

export const commands: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant('give'),
      currency,
      amount: fc.bigInt({ min: 1n, max: 1_000n }),
      ref,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('adjust'),
      currency,
      amount: fc.oneof(fc.bigInt({ min: -400n, max: -1n }), fc.bigInt({ min: 1n, max: 400n })),
      ref,
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      type: fc.constant('play'),
      currency,
      stake,
      payout,
      settled: fc.boolean(),
      again: fc.boolean(),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      type: fc.constant('decide'),
      action: fc.constantFrom('a', 'b'),
      payout,
      settled: fc.boolean(),
      raise,
      again: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('expire') }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('freeze'), frozen: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('end') }) },
) as fc.Arbitrary<Command>;

interface Played {
  id: string;
  nonce: number;
  body: string;
  currency: Coin;
  actions: string[];
  open: boolean;
}

export interface Model {
  readonly lastRoundId: string;
  /** The nonce and id of the next round, or those of the last round when it is repeated. */
  nextRound(command: Extract<Command, { type: 'play' }>): { nonce: number; id: string };
  /** The step of the decision: the next one, or the previous one when it is repeated. */
  nextStep(command: Extract<Command, { type: 'decide' }>): number;
  /** Applies the command. Returns the expected refusal, or null when the wallets change. */
  apply(command: Command): string | null;
  wallets(): { currency: Coin; balance: bigint; unplayed: bigint; version: bigint }[];
}

function stepOf({ actions }: Played, { again }: { again: boolean }): number {
  return again && actions.length > 0 ? actions.length - 1 : actions.length;
}

/** Math.min does not accept bigint. */
function smaller(a: bigint, b: bigint): bigint {
  if (a < b) return a;
  return b;
}

function emptyWallets() {
  const posted = new Set<string>();
  let frozen = false;
  const wallet = {
    gold: { balance: 0n, unplayed: 0n, version: 0n },
    sweeps: { balance: 0n, unplayed: 0n, version: 0n },
  };
  const move = (coin: Coin, amount: bigint, unplayed = 0n): void => {
    const w = wallet[coin];
    w.balance += amount;
    w.unplayed = smaller(w.unplayed + unplayed, w.balance);
    w.version += 1n;
  };
  const post = (c: Extract<Command, { type: 'give' | 'adjust' }>): string | null => {
    const key = `${c.type} ${c.ref} ${c.currency}`;
    if (posted.has(key)) return null;
    if (wallet[c.currency].balance + c.amount < 0n) return `insufficient_${c.currency}`;
    posted.add(key);
    // Granted Sweeps Coins must be played once.
    move(c.currency, c.amount, c.type === 'give' && c.currency === 'sweeps' ? c.amount : 0n);
    return null;
  };
  const take = (coin: Coin, amount: bigint): string | null => {
    if (frozen) return 'account_suspended';
    const w = wallet[coin];
    if (w.balance < amount) return `insufficient_${coin}`;
    w.unplayed -= smaller(w.unplayed, amount);
    move(coin, -amount);
    return null;
  };
  const freeze = (isFrozen: boolean): void => {
    frozen = isFrozen;
  };
  return { wallet, move, post, take, freeze };
}

/** A simple in-memory model of the SQL functions that move money. */
export function freshModel(): Model {
  const { wallet, move, post, take, freeze } = emptyWallets();
  let last: Played | null = null;
  let nonce = 0;
  let sent = { nonce: 0, id: randomUUID() as string };

  const play = (c: Extract<Command, { type: 'play' }>): string | null => {
    const body = `${c.currency} ${c.stake}`;
    if (last && sent.nonce === last.nonce) return last.body === body ? null : 'nonce_conflict';
    if (last?.open) return 'round_open';
    const refusal = take(c.currency, c.stake);
    if (refusal) return refusal;
    if (c.settled && c.payout > 0n) move(c.currency, c.payout);
    last = { ...sent, body, currency: c.currency, actions: [], open: !c.settled };
    nonce += 1;
    return null;
  };
  const decide = (c: Extract<Command, { type: 'decide' }>): string | null => {
    if (!last) return 'not_found';
    const step = stepOf(last, c);
    if (!last.open || step < last.actions.length) return last.actions[step] === c.action ? null : 'conflict';
    const refusal = c.raise > 0n ? take(last.currency, c.raise) : null;
    if (refusal) return refusal;
    last.actions.push(c.action);
    last.open = !c.settled;
    if (c.settled && c.payout > 0n) move(last.currency, c.payout);
    return null;
  };
  const end = (): string | null => {
    if (last?.open) return 'round_open';
    last = null;
    nonce = 0;
    return null;
  };
  return {
    get lastRoundId() {
      return last?.id ?? sent.id;
    },
    nextRound: ({ again }) => {
      sent = again && last ? { nonce: last.nonce, id: randomUUID() } : { nonce, id: randomUUID() };
      return sent;
    },
    nextStep: (command) => (last ? stepOf(last, command) : 0),
    apply: (command) => {
      if (command.type === 'give' || command.type === 'adjust') return post(command);
      if (command.type === 'play') return play(command);
      if (command.type === 'decide') return decide(command);
      if (command.type === 'end') return end();
      if (command.type === 'freeze') freeze(command.frozen);
      else if (wallet.sweeps.balance > 0n) move('sweeps', -wallet.sweeps.balance);
      return null;
    },
    wallets: () => [
      { currency: 'gold', ...wallet.gold },
      { currency: 'sweeps', ...wallet.sweeps },
    ],
  };
}
