import { describe, expect, it, vi } from 'vitest';
import type { ClockReading } from '../../../shared/fairness/client-log.ts';
import { clockAt, doubledRounds } from '../testing/settled-round.ts';
import { judgeRound } from './judge-round.ts';
import type { Settled, SettledRecord } from './settled-round.ts';
import { settledFromRecord } from './settled-round.ts';

const otherHash = 'ab'.repeat(32);
const { server, session, played, held, pending, settled } = doubledRounds();

/** The round as the server would list it after these actions. */
function settledAfter(types: string[], settledBy: 'player' | 'default_action'): Settled {
  const actions = types.map((type) => ({ type }));
  return settledFromRecord(server.record(session, { ...played, actions, settledBy }));
}

it('verifies a round that this browser requested and watched', async () => {
  expect(await judgeRound(held, settled)).toMatchObject({ verdict: 'verified' });
});

describe('reports only one violation:', () => {
  it('a commitment in the answer that differs from the stored one', async () => {
    const answer = { ...settled, commitment: otherHash };
    expect(await judgeRound(held, answer)).toEqual({ verdict: 'mismatch', codes: ['commitment'] });
  });

  it('a stored commitment that the secret does not match, once', async () => {
    const other = { ...held, commitment: otherHash };
    expect(await judgeRound(other, settled)).toEqual({ verdict: 'mismatch', codes: ['commitment'] });
  });

  it('the id of another round', async () => {
    const answer = { ...settled, roundId: 'another' };
    expect(await judgeRound(held, answer)).toEqual({ verdict: 'mismatch', codes: ['another_round'] });
    const unanswered = { ...held, pending: { ...pending, roundId: null } };
    expect(await judgeRound(unanswered, answer)).toMatchObject({ verdict: 'verified' });
  });

  it('another client seed in the answer than this browser sent', async () => {
    const answer = { ...settled, record: { ...settled.record, client_seed: 'of-the-server' } };
    expect(await judgeRound(held, answer)).toEqual({ verdict: 'mismatch', codes: ['client_seed'] });
  });

  it('another action than the one that was answered', async () => {
    const answer = settledAfter(['stand'], 'player');
    const one = { ...pending, answered: 1 };
    expect(await judgeRound({ ...held, pending: one }, answer)).toEqual({ verdict: 'mismatch', codes: ['actions'] });
  });
});

it('reports a round that was played with another client seed, with the outcome that follows from it', async () => {
  const request = { ...pending.request, client_seed: 'mine' };
  const judgement = await judgeRound({ ...held, pending: { ...pending, request } }, settled);
  expect(judgement).toEqual({ verdict: 'mismatch', codes: ['client_seed', 'events', 'shown'] });
});

describe('attributes actions:', () => {
  it('[24] does not verify actions that another browser sent after a hand-over, and reports them without one', async () => {
    const one = { ...pending, actions: pending.actions.slice(0, 1), answered: 1 };
    const handedOver = { ...one, handedOver: true };
    expect(await judgeRound({ ...held, pending: handedOver }, settled)).toMatchObject({ verdict: 'elsewhere' });
    expect(await judgeRound({ ...held, pending: one }, settled)).toEqual({
      verdict: 'mismatch',
      codes: ['not_handed_over'],
    });
  });

  it('does not verify a round that another device started', async () => {
    const elsewhere = { ...pending, elsewhere: true };
    expect(await judgeRound({ ...held, pending: elsewhere }, settled)).toMatchObject({ verdict: 'elsewhere' });
    expect(await judgeRound({ ...held, pending: null }, settled)).toMatchObject({ verdict: 'elsewhere' });
  });

  it('[44] reports actions and stakes that changed since this browser saw a round of another device open', async () => {
    const elsewhere = { ...pending, elsewhere: true, actions: [{ type: 'stand' }], answered: 1 };
    const judgement = await judgeRound({ ...held, pending: elsewhere }, settled);
    expect(judgement).toEqual({ verdict: 'mismatch', codes: ['actions'] });
    const staked = { ...pending, elsewhere: true, request: { ...pending.request, stake: '1.00' } };
    const other = await judgeRound({ ...held, pending: staked }, settled);
    expect(other).toMatchObject({ verdict: 'mismatch', codes: expect.arrayContaining(['stake']) });
  });

  it('uses the commitment of the answer where none was stored', async () => {
    const none = { ...held, commitment: null, pending: null };
    expect(await judgeRound(none, settled)).toMatchObject({ verdict: 'elsewhere' });
    const forged = { ...settled, commitment: otherHash };
    expect(await judgeRound(none, forged)).toEqual({ verdict: 'mismatch', codes: ['commitment'] });
  });

  it('cannot check a round in a browser without WebCrypto', async () => {
    vi.stubGlobal('crypto', {});
    const judgement = await judgeRound(held, settled);
    vi.unstubAllGlobals();
    expect(judgement).toEqual({ verdict: 'unavailable', roundKey: null, settledBy: null });
  });

  it('cannot check a round with other maths', async () => {
    const other = { ...held, mathsHash: otherHash };
    expect(await judgeRound(other, settled)).toEqual({ verdict: 'unavailable', roundKey: null, settledBy: null });
  });
});

const hourMs = 3_600_000;
const one = { ...pending, actions: pending.actions.slice(0, 1), answered: 1 };
/** The round after one action of this browser, ended with the default action by a server that says this. */
function concluded(change: Partial<SettledRecord> = {}): SettledRecord {
  const times = { at: server.now(), settledAt: server.now() + hourMs };
  return { ...settled, settledBy: 'default_action', times, ...change };
}
/** The same round in an answer, which does not say who decided. */
const unstated: Settled = { ...settled, settledBy: 'unstated' };
const payout = Number(settled.record.payout);
const lossOnly = payout === 0 ? ['stake_lost'] : [];

describe('[27, 53] verifies a default action:', () => {
  const later = { ...held, pending: one, now: clockAt(server.now() + hourMs) };
  const tooEarly = { verdict: 'mismatch', codes: ['early_default'] };

  it('accepts the published one after the published time', async () => {
    expect(await judgeRound(later, concluded())).toMatchObject({ verdict: 'verified', settledBy: 'default_action' });
    const elsewhere = { ...later, pending: { ...one, elsewhere: true } };
    expect(await judgeRound(elsewhere, concluded())).toMatchObject({ verdict: 'elsewhere' });
  });

  const minutesLater = (minutes: number) => clockAt(server.now() + minutes * 60_000);

  it('reports one that comes before the published time by the clocks of this page', async () => {
    const early = { ...later, now: minutesLater(28) };
    expect(await judgeRound(early, concluded())).toEqual(tooEarly);
    const handedOver = { ...early, pending: { ...one, handedOver: true } };
    expect(await judgeRound(handedOver, concluded())).toMatchObject({
      verdict: 'elsewhere',
      settledBy: 'default_action',
    });
    // One of two clocks that agree within a minute is enough.
    for (const [monotonic, wall] of [
      [29, 29],
      [28.7, 29.3],
      [29.3, 28.7],
    ] as const) {
      const now = { ...minutesLater(monotonic), wall: minutesLater(wall).wall };
      expect(await judgeRound({ ...later, now }, concluded())).toMatchObject({ verdict: 'verified' });
    }
  });

  it('reports an early one also after a correction of the wall clock by some seconds', async () => {
    for (const corrected of [27.5, 28.5]) {
      const now = { ...minutesLater(28), wall: minutesLater(corrected).wall };
      expect(await judgeRound({ ...later, now }, concluded())).toEqual(tooEarly);
    }
  });

  it.each<[string, Partial<ClockReading>]>([
    ['the wall clock was set back', { wall: minutesLater(27).wall }],
    ['the wall clock was set back to before the round', { wall: minutesLater(-60).wall }],
    ['the device slept', { wall: minutesLater(31).wall }],
    ['another page sent the request', { page: 2 }],
  ])('does not report an early one when %s', async (_what, change) => {
    const unknown = { ...later, now: { ...minutesLater(28), ...change } };
    expect(await judgeRound(unknown, concluded())).toMatchObject({ verdict: 'verified' });
    expect(await judgeRound(unknown, unstated)).toMatchObject({ verdict: 'verified' });
  });

  it('does not report an early one when an earlier version of this page stored only the wall clock', async () => {
    const pendingBefore = { ...one, sentAt: [server.now()] as unknown as ClockReading[] };
    const unknown = { ...later, now: minutesLater(1), pending: pendingBefore };
    expect(await judgeRound(unknown, concluded())).toMatchObject({ verdict: 'verified' });
  });

  it('counts the time from the latest answered request, not from one without an answer', async () => {
    const sentAt = [minutesLater(-60), minutesLater(0)];
    const early = { ...later, now: minutesLater(28), pending: { ...one, sentAt } };
    expect(await judgeRound(early, concluded())).toEqual(tooEarly);
    const unanswered = { ...early, pending: { ...one, answered: 0, sentAt } };
    expect(await judgeRound(unanswered, concluded())).toMatchObject({ verdict: 'verified' });
  });

  it("reports one that the server's own times place too early", async () => {
    const times = { at: server.now(), settledAt: server.now() + 28 * 60_000 };
    expect(await judgeRound(later, concluded({ times }))).toEqual(tooEarly);
    const noTime = { at: server.now(), settledAt: Number.NaN };
    expect(await judgeRound(later, concluded({ times: noTime }))).toEqual(tooEarly);
  });

  it('reports another decision than the published one, in rounds of this browser and in those of other devices', async () => {
    const rules = { ...held.game, defaultAction: () => ({ type: 'double' }) } as typeof held.game;
    const codes = ['default_action', ...lossOnly];
    expect(await judgeRound({ ...later, game: rules }, concluded())).toEqual({ verdict: 'mismatch', codes });
    const unseen = { ...later, game: rules, pending: null };
    expect(await judgeRound(unseen, concluded())).toEqual({ verdict: 'mismatch', codes });
  });

  it('reports a decision of the server that the published one follows', async () => {
    const none = { ...later, pending: { ...pending, actions: [], answered: 0 } };
    expect(await judgeRound(none, concluded())).toEqual({ verdict: 'mismatch', codes: ['not_handed_over'] });
  });

  it('says that the stake was lost when the wrong decision paid nothing', async () => {
    const actions = [{ type: 'stand' }];
    for (let nonce = 0; nonce < 40; nonce++) {
      const request = { ...played.request, client_seed: `loss-${nonce}` };
      const record = server.record(session, { ...played, request, actions, settledBy: 'default_action' });
      if (record.payout !== '0.00') continue;
      const rules = { ...held.game, defaultAction: () => ({ type: 'double' }) } as typeof held.game;
      const judgement = await judgeRound({ ...later, game: rules, pending: null }, settledFromRecord(record));
      return expect(judgement).toEqual({ verdict: 'mismatch', codes: ['default_action', 'stake_lost'] });
    }
    throw new RangeError('No loss');
  });

  it('reports that a default action is named for the last decision of this browser, or that no one is named', async () => {
    const judgement = await judgeRound({ ...held, now: later.now }, concluded());
    expect(judgement).toEqual({ verdict: 'mismatch', codes: ['settled_by'] });
    expect(await judgeRound(later, concluded({ settledBy: null }))).toEqual({
      verdict: 'mismatch',
      codes: ['settled_by'],
    });
  });

  it('reports an early decision in an answer, which names no one', async () => {
    expect(await judgeRound(later, unstated)).toMatchObject({ verdict: 'verified', settledBy: null });
    expect(await judgeRound({ ...later, now: minutesLater(0) }, unstated)).toEqual(tooEarly);
  });
});

describe('of an answer, which names no one,', () => {
  const notDefault = { ...held.game, defaultAction: () => ({ type: 'double' }) } as typeof held.game;

  it('counts the decisions of this browser as its own, unless the default action can have come first', async () => {
    expect(await judgeRound({ ...held, game: notDefault }, unstated)).toMatchObject({ settledBy: 'player' });
    expect(await judgeRound(held, unstated)).toMatchObject({ verdict: 'verified', settledBy: null });
  });

  it('does not verify a decision of another browser after a hand-over, and does not say whose it was', async () => {
    const handedOver = { ...held, game: notDefault, pending: { ...one, handedOver: true } };
    expect(await judgeRound(handedOver, unstated)).toMatchObject({ verdict: 'elsewhere', settledBy: null });
  });
});
