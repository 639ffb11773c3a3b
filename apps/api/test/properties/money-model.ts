import { randomUUID } from 'node:crypto';
import fc from 'fast-check';

type Coin = 'gold' | 'sweeps';

export type Command =
  | { type: 'post'; currency: Coin; amount: bigint; unplayed: bigint; ref: string }
  | { type: 'expire'; currency: Coin }
  | { type: 'freeze'; frozen: boolean }
  | { type: 'play'; currency: Coin; stake: bigint; payout: bigint; settled: boolean; again: boolean }
  | { type: 'decide'; action: string; payout: bigint }
  | { type: 'end' };

const currency = fc.constantFrom<Coin>('gold', 'sweeps');
const stake = fc.constantFrom(20n, 40n, 100n, 500n);
/** No award is above 800 times a stake, and the smallest stake is 20. */
const payout = fc.oneof(fc.constant(0n), fc.bigInt({ min: 1n, max: 2_000n }));
/** Few references, so that some come twice. */
const ref = fc.constantFrom(...Array.from({ length: 6 }, (_, n) => `00000000-0000-4000-8000-00000000000${n}`));

export const commands: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant('post'),
      currency,
      amount: fc.bigInt({ min: 1n, max: 1_000n }),
      unplayed: fc.bigInt({ min: 0n, max: 300n }),
      ref,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('post'),
      currency,
      amount: fc.bigInt({ min: -400n, max: -1n }),
      unplayed: fc.constant(0n),
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
  { weight: 4, arbitrary: fc.record({ type: fc.constant('decide'), action: fc.constantFrom('a', 'b'), payout }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('expire'), currency }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('freeze'), frozen: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('end') }) },
) as fc.Arbitrary<Command>;

interface Played {
  id: string;
  nonce: number;
  body: string;
  currency: Coin;
  action: string | null;
  open: boolean;
}

export interface Model {
  readonly lastRoundId: string;
  /** The number and id the next round is sent with; those of the last one when it is sent again. */
  nextRound(command: Extract<Command, { type: 'play' }>): { nonce: number; id: string };
  /** What the core has to do: the refusal it answers with, or null and the wallets have moved. */
  apply(command: Command): string | null;
  wallets(): { currency: Coin; balance: bigint; unplayed: bigint; version: bigint }[];
}

/** Math.min takes no bigint. */
function smaller(a: bigint, b: bigint): bigint {
  if (a < b) return a;
  return b;
}

function emptyWallets() {
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
  return { wallet, move };
}

/** The money core as anybody would explain it, in memory. */
export function freshModel(): Model {
  const { wallet, move } = emptyWallets();
  const posted = new Set<string>();
  let frozen = false;
  let last: Played | null = null;
  let nonce = 0;
  let sent = { nonce: 0, id: randomUUID() as string };

  const post = (c: Extract<Command, { type: 'post' }>): string | null => {
    if (posted.has(c.ref + c.currency)) return null;
    if (wallet[c.currency].balance + c.amount < 0n) return `insufficient_${c.currency}`;
    posted.add(c.ref + c.currency);
    move(c.currency, c.amount, c.unplayed);
    return null;
  };
  const play = (c: Extract<Command, { type: 'play' }>): string | null => {
    const body = `${c.currency} ${c.stake}`;
    if (last && sent.nonce === last.nonce) return last.body === body ? null : 'nonce_conflict';
    if (last?.open) return 'round_open';
    if (frozen) return 'account_suspended';
    const w = wallet[c.currency];
    if (w.balance < c.stake) return `insufficient_${c.currency}`;
    w.unplayed -= smaller(w.unplayed, c.stake);
    move(c.currency, -c.stake);
    if (c.settled && c.payout > 0n) move(c.currency, c.payout);
    last = { ...sent, body, currency: c.currency, action: null, open: !c.settled };
    nonce += 1;
    return null;
  };
  const decide = (c: Extract<Command, { type: 'decide' }>): string | null => {
    if (!last) return 'not_found';
    if (!last.open) return last.action === c.action ? null : 'conflict';
    Object.assign(last, { open: false, action: c.action });
    if (c.payout > 0n) move(last.currency, c.payout);
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
    apply: (command) => {
      if (command.type === 'post') return post(command);
      if (command.type === 'play') return play(command);
      if (command.type === 'decide') return decide(command);
      if (command.type === 'end') return end();
      if (command.type === 'freeze') frozen = command.frozen;
      else if (wallet[command.currency].balance > 0n) move(command.currency, -wallet[command.currency].balance);
      return null;
    },
    wallets: () => [
      { currency: 'gold', ...wallet.gold },
      { currency: 'sweeps', ...wallet.sweeps },
    ],
  };
}
