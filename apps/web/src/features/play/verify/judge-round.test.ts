import { describe, expect, it } from 'vitest';
import { settledFromRecord } from '../session/session-rounds.ts';
import { doubledRounds } from '../testing/settled-round.ts';
import { judgeRound, type Settled } from './judge-round.ts';

const otherHash = 'ab'.repeat(32);
const { server, session, played, held, pending, settled } = doubledRounds();

/** The round as the server would list it after these actions. */
function settledAfter(types: string[], settledBy: Settled['settledBy']): Settled {
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

  it('a default action that is not the published one', async () => {
    // The published default action is to stand. A server that doubles by default, and lists that as the last action, is
    // malicious.
    const doubled = { ...settled, settledBy: 'default_action' as const };
    const none = { ...pending, actions: [], answered: 0 };
    expect(await judgeRound({ ...held, pending: none }, doubled)).toMatchObject({ verdict: 'elsewhere' });
    const rules = { ...held.game, defaultAction: () => ({ type: 'double' }) } as typeof held.game;
    const judgement = await judgeRound({ ...held, game: rules, pending: none }, doubled);
    expect(judgement).toEqual({ verdict: 'mismatch', codes: ['actions'] });
  });
});

it('reports a round that was played with another client seed, with the outcome that follows from it', async () => {
  const request = { ...pending.request, client_seed: 'mine' };
  const judgement = await judgeRound({ ...held, pending: { ...pending, request } }, settled);
  expect(judgement).toEqual({ verdict: 'mismatch', codes: ['client_seed', 'events', 'shown'] });
});

describe('attributes actions:', () => {
  it('verifies a round that the default action ended after the actions of this browser', async () => {
    const one = { ...pending, actions: pending.actions.slice(0, 1), answered: 1 };
    const byDefault = { ...settled, settledBy: 'default_action' as const };
    expect(await judgeRound({ ...held, pending: one }, byDefault)).toMatchObject({ verdict: 'verified' });
  });

  it('does not verify actions that another device sent', async () => {
    const one = { ...pending, actions: pending.actions.slice(0, 1), answered: 1 };
    expect(await judgeRound({ ...held, pending: one }, settled)).toMatchObject({ verdict: 'elsewhere' });
  });

  it('does not verify a round that another device started', async () => {
    const elsewhere = { ...pending, elsewhere: true };
    expect(await judgeRound({ ...held, pending: elsewhere }, settled)).toMatchObject({ verdict: 'elsewhere' });
    expect(await judgeRound({ ...held, pending: null }, settled)).toMatchObject({ verdict: 'elsewhere' });
  });

  it('expects no actions of its own in a round that another device started', async () => {
    const elsewhere = { ...pending, elsewhere: true, actions: [{ type: 'stand' }], answered: 1 };
    expect(await judgeRound({ ...held, pending: elsewhere }, settled)).toMatchObject({ verdict: 'elsewhere' });
  });

  it('uses the commitment of the answer where none was stored', async () => {
    const none = { ...held, commitment: null, pending: null };
    expect(await judgeRound(none, settled)).toMatchObject({ verdict: 'elsewhere' });
    const forged = { ...settled, commitment: otherHash };
    expect(await judgeRound(none, forged)).toEqual({ verdict: 'mismatch', codes: ['commitment'] });
  });

  it('cannot check a round with other maths', async () => {
    const other = { ...held, mathsHash: otherHash };
    expect(await judgeRound(other, settled)).toEqual({ verdict: 'unavailable', roundKey: null });
  });
});
