import { expect, it } from 'vitest';
import type { LoggedRound, SessionNotes } from '../../../shared/fairness/client-log.ts';
import { fairnessKey, signStatement } from '../testing/fake-server.ts';
import { doubledRounds } from '../testing/settled-round.ts';
import { takeSeat } from '../testing/table.ts';
import { checkSession, type EndedSession, fetchEnded } from './check-session.ts';
import { freshNotes } from './resume.ts';
import { settledFromRecord } from './session-rounds.ts';

const otherHash = 'ab'.repeat(32);
const { server, session, pending } = doubledRounds(2);
const { deps } = takeSeat({ server });
const notes = freshNotes(deps, server.start());
const totals = server.end(session.id);
const ended = await fetchEnded(deps, notes, totals);
const logged: LoggedRound[] = ended.records.map((record) => ({
  ...{ player: notes.player, session: notes.session, verdict: 'verified' },
  ...settledFromRecord(record),
}));
/** A request of this browser for a round that settled while its answer was lost. */
const lost = { ...pending, actions: [], answered: 0 };

it('verifies a session that agrees with the client log', async () => {
  const check = await checkSession(deps, notes, logged, ended);
  expect(check).toEqual({ result: 'verified', codes: [], rounds: 2 });
  expect(await checkSession(deps, { ...notes, pending: lost }, logged, ended)).toMatchObject({ result: 'verified' });
});

it('cannot check a session with other maths', async () => {
  const check = await checkSession(deps, { ...notes, mathsHash: otherHash }, logged, ended);
  expect(check).toEqual({ result: 'unavailable', codes: [], rounds: 2 });
});

it('finds the public key by its id, and rejects a signature by an unpublished key', async () => {
  expect(ended.publicKey).toBe(fairnessKey.public_key);
  expect((await fetchEnded(deps, notes, { ...totals, key_id: 'another' })).publicKey).toBe('');
});

const request = (change: Partial<typeof lost.request>) => ({ request: { ...lost.request, ...change } });
const signed = { ...totals.statement, rounds: 3 };

it.each<[string, Partial<SessionNotes>, Partial<EndedSession>, string[]]>([
  ['a commitment for the next round that does not match the seed', { nextCommitment: otherHash }, {}, ['commitment']],
  ['another session', {}, { totals: { ...totals, session_id: 'another' } }, ['totals']],
  ['another number of rounds than is signed', {}, { totals: { ...totals, rounds: 3 } }, ['totals']],
  ['another win of Gold Coins than is signed', {}, { totals: { ...totals, gold_won: '1.00' } }, ['totals']],
  ['another win of Sweeps Coins than is signed', {}, { totals: { ...totals, sweeps_won: '1.00' } }, ['totals']],
  ['a faulty signature', {}, { totals: { ...totals, signature: '00'.repeat(64) } }, ['signature']],
  [
    'a signed statement with another number of rounds',
    {},
    { totals: { ...totals, rounds: 3, statement: signed, signature: signStatement(signed) } },
    ['statement'],
  ],
  [
    'a round that is still open',
    {},
    { records: ended.records.map((record) => ({ ...record, state: 'open' as const })) },
    ['not_over'],
  ],
  ['another stake than was requested', { pending: { ...lost, ...request({ stake: '1.00' }) } }, {}, ['stake']],
  ['another coin than was requested', { pending: { ...lost, ...request({ currency: 'sweeps' }) } }, {}, ['currency']],
  [
    'another client seed of an answered round',
    { pending: { ...lost, ...request({ client_seed: 'a' }) } },
    {},
    ['client_seed'],
  ],
  ['an answered round that is not listed', { pending: { ...lost, ...request({ nonce: 9 }) } }, {}, ['round_missing']],
])('reports only %s', async (_what, stored, answered, codes) => {
  const check = await checkSession(deps, { ...notes, ...stored }, logged, { ...ended, ...answered });
  expect(check).toEqual({ result: 'mismatch', codes, rounds: 2 });
});

it.each<[string, Partial<typeof lost.request>]>([
  ['never arrived', { nonce: 9 }],
  ['was replaced by another device', { client_seed: 'a' }],
])('accepts an unanswered request that %s', async (_what, change) => {
  const unanswered = { ...lost, roundId: null, ...request(change) };
  expect(await checkSession(deps, { ...notes, pending: unanswered }, logged, ended)).toMatchObject({
    result: 'verified',
  });
});

it('reports a round that differs from the client log', async () => {
  const [first, ...others] = logged;
  if (!first) throw new RangeError('No round');
  const changed = { ...first, record: { ...first.record, payout: '7.00' } };
  const check = await checkSession(deps, notes, [changed, ...others], ended);
  expect(check).toEqual({ result: 'mismatch', codes: ['history'], rounds: 2 });
});
