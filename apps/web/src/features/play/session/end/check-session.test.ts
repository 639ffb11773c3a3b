import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { statementBytes } from '@goldwren/game-engine/fairness';
import { expect, it, vi } from 'vitest';
import type { LoggedRound, SessionRecord } from '../../../../shared/fairness/client-log.ts';
import { fairnessKey, signStatement } from '../../testing/fairness-key.ts';
import { doubledRounds } from '../../testing/settled-round.ts';
import { takeSeat } from '../../testing/table.ts';
import { loggedRound, settledFromRecord } from '../../verify/settled-round.ts';
import { createSessionRecord } from '../rounds/resume.ts';
import { checkSession, type EndedSession, fetchEnded } from './check-session.ts';

const otherHash = 'ab'.repeat(32);
const { server, session, pending } = doubledRounds(2);
const { deps } = takeSeat({ server });
const sessionRecord = createSessionRecord(deps, server.start(), null);
const totals = server.end(session.id);
const ended = await fetchEnded(deps, sessionRecord, totals);
const logged: LoggedRound[] = ended.records.map((record) =>
  loggedRound(sessionRecord, settledFromRecord(record), { verdict: 'verified', settledBy: 'player', roundKey: null }),
);
/** A request of this browser for a round that settled while its answer was lost. */
const lost = { ...pending, roundId: null, actions: pending.actions, answered: 0, shown: [] };
const answeredOnce = { ...pending, actions: pending.actions.slice(0, 1), answered: 1 };
const nothingElse = {
  rounds: 2,
  elsewhere: 0,
  byDefault: { rounds: 0, lost: 0 },
  otherChanges: { gold: 0n, sweeps: 0n },
  withheld: [],
};

it('verifies a session that agrees with the client log', async () => {
  const check = await checkSession(deps, sessionRecord, logged, ended);
  expect(check).toEqual({ result: 'verified', codes: [], ...nothingElse });
  expect(await checkSession(deps, { ...sessionRecord, pending: lost }, logged.slice(1), ended)).toMatchObject({
    result: 'verified',
    byDefault: { rounds: 0, lost: 0 },
  });
});

it('detects an end that is signed with a published key that this browser has not pinned', async () => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const raw = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32);
  const id = createHash('sha256').update(raw).digest('hex').slice(0, 16);
  const madeForOnePlayer = { ...fairnessKey, id, public_key: raw.toString('hex') };
  const signature = sign(null, statementBytes(totals.statement), privateKey).toString('hex');
  const fairness = { keys: async () => ({ results: [madeForOnePlayer, fairnessKey] }) };
  const forged = await fetchEnded({ ...deps, fairness }, sessionRecord, { ...totals, key_id: id, signature });
  expect(await checkSession(deps, sessionRecord, logged, forged)).toMatchObject({
    result: 'mismatch',
    codes: ['signature'],
  });
});

it('cannot check a session with other maths', async () => {
  const check = await checkSession(deps, { ...sessionRecord, mathsHash: otherHash }, logged, ended);
  expect(check).toEqual({ result: 'unavailable', reason: 'other_maths' });
});

it('finds the public key by its id, and rejects a signature by an unpublished key', async () => {
  expect(ended.publicKey).toBe(fairnessKey.public_key);
  expect((await fetchEnded(deps, sessionRecord, { ...totals, key_id: 'another' })).publicKey).toBe('');
});

const request = (change: Partial<typeof lost.request>) => ({ request: { ...lost.request, ...change } });
const signed = { ...totals.statement, rounds: 3 };

it.each<[string, Partial<SessionRecord>, Partial<EndedSession>, string[]]>([
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
  [
    'an answered round that is not listed',
    { pending: { ...answeredOnce, ...request({ nonce: 9 }) } },
    {},
    ['round_missing'],
  ],
])('reports only %s', async (_what, stored, answered, codes) => {
  const check = await checkSession(deps, { ...sessionRecord, ...stored }, logged, { ...ended, ...answered });
  expect(check).toMatchObject({ result: 'mismatch', codes, withheld: [] });
});

it('reports a seed that is not a hash, also with a refused stake', async () => {
  const refused = { ...sessionRecord, refused: [{ ...lost.request, nonce: 9 }] };
  const check = await checkSession(deps, refused, logged, { ...ended, totals: { ...totals, server_seed: 'none' } });
  expect(check).toMatchObject({ result: 'mismatch', codes: expect.arrayContaining(['commitment']) });
});

it('computes the refused rounds of a session without a violation', async () => {
  const refused = [{ ...lost.request, nonce: 9 }];
  const check = await checkSession(deps, { ...sessionRecord, refused }, logged, ended);
  expect(check).toMatchObject({ result: 'verified', withheld: [{ nonce: 9, session: sessionRecord.session }] });
});

it('cannot check a session in a browser without WebCrypto', async () => {
  vi.stubGlobal('crypto', {});
  const check = await checkSession(deps, sessionRecord, logged, ended);
  vi.unstubAllGlobals();
  expect(check).toEqual({ result: 'unavailable', reason: 'insecure' });
});

it('reports an open round that this browser has not seen only as open', async () => {
  const records = ended.records.map((record) => (record.nonce === 1 ? { ...record, state: 'open' as const } : record));
  const check = await checkSession(deps, sessionRecord, logged.slice(0, 1), { ...ended, records });
  expect(check).toMatchObject({ result: 'mismatch', codes: ['not_over'], elsewhere: 0 });
});

it('counts the rounds that ended with the default action, and those of them that paid nothing', async () => {
  const other = doubledRounds(8);
  const seat = takeSeat({ server: other.server });
  const known = createSessionRecord(seat.deps, other.server.start(), null);
  const all = await fetchEnded(seat.deps, known, other.server.end(other.session.id));
  const settled_at = new Date(Date.parse(all.records[0]?.at ?? '') + 3_600_000).toISOString();
  const records = all.records.map((one) => ({ ...one, settled_by: 'default_action' as const, settled_at }));
  const lostRounds = records.filter(({ payout }) => payout === '0.00').length;
  expect(lostRounds % 8).not.toBe(0);
  const check = await checkSession(seat.deps, known, [], { ...all, records });
  expect(check).toMatchObject({ result: 'verified', byDefault: { rounds: 8, lost: lostRounds } });
  expect(await checkSession(seat.deps, known, [], all)).toMatchObject({ byDefault: { rounds: 0, lost: 0 } });
});

it.each<[string, (record: (typeof ended.records)[number]) => object]>([
  ['session', () => ({ session_id: 'another' })],
  ['maths', ({ maths }) => ({ maths: { ...maths, hash: otherHash } })],
  ['game', ({ game }) => ({ game: { ...game, slug: 'another' } })],
  ['outcome seed', () => ({ outcome_seed: `c2:${otherHash}` })],
  ['seed chain', () => ({ chain_start: otherHash })],
])('reports a record of a logged round with another %s', async (_what, change) => {
  const records = ended.records.map((record) => (record.nonce === 0 ? { ...record, ...change(record) } : record));
  const check = await checkSession(deps, sessionRecord, logged, { ...ended, records });
  expect(check).toMatchObject({ result: 'mismatch', codes: ['record'] });
});

it.each<[string, Partial<SessionRecord['pending']>, string]>([
  ['stake', { ...lost, ...request({ stake: '1.00' }) }, 'stake'],
  ['coin', { ...lost, ...request({ currency: 'sweeps' }) }, 'currency'],
  ['choice', { ...lost, ...request({ choice: { side: 'low' } }) }, 'choice'],
  ['client seed after an answer', { ...answeredOnce, ...request({ client_seed: 'a' }) }, 'client_seed'],
  ['commitment', { ...lost, commitment: otherHash }, 'commitment'],
  ['round ID', { ...answeredOnce, roundId: 'another' }, 'another_round'],
  ['first action', { ...answeredOnce, actions: [{ type: 'stand' }] }, 'actions'],
  ['first event', { ...answeredOnce, shown: [{ type: 'deal', side: 'high', card: 'ZZ' }] }, 'shown'],
])('[44, 48–52] verifies a pending round like an answered one: another %s', async (_what, change, code) => {
  const pendingRound = { ...lost, ...change };
  const check = await checkSession(deps, { ...sessionRecord, pending: pendingRound }, logged.slice(1), ended);
  expect(check).toMatchObject({ result: 'mismatch', codes: expect.arrayContaining([code]) });
});

it.each<[string, Partial<SessionRecord['pending']>, number]>([
  ['this browser decided without an answer', lost, 0],
  ['another browser decided after a hand-over', { ...answeredOnce, handedOver: true }, 1],
])('verifies a pending round that %s', async (_what, change, elsewhere) => {
  const check = await checkSession(deps, { ...sessionRecord, pending: { ...lost, ...change } }, logged.slice(1), ended);
  expect(check).toMatchObject({ result: 'verified', elsewhere });
});

it.each<[string, (record: (typeof ended.records)[number]) => object, string]>([
  ['events', ({ events }) => ({ events: events.slice(1) }), 'events'],
  ['commitment', () => ({ commitment: otherHash }), 'commitment'],
  ['decider', () => ({ settled_by: null }), 'settled_by'],
  ['session', () => ({ session_id: 'another' }), 'record'],
  ['maths', ({ maths }) => ({ maths: { ...maths, hash: otherHash } }), 'record'],
  ['game', ({ game }) => ({ game: { ...game, slug: 'another' } }), 'record'],
  ['outcome seed', () => ({ outcome_seed: `c2:${otherHash}` }), 'record'],
])('reports a record of an unseen round with another %s', async (_what, change, code) => {
  const records = ended.records.map((record) => (record.nonce === 0 ? { ...record, ...change(record) } : record));
  const check = await checkSession(deps, sessionRecord, logged.slice(1), { ...ended, records });
  expect(check).toMatchObject({ result: 'mismatch', codes: [code] });
});

it.each<[string, (record: (typeof ended.records)[number]) => object]>([
  ['events', ({ events }) => ({ events: events.slice(1) })],
  ['commitment', () => ({ commitment: otherHash })],
  ['decider', () => ({ settled_by: 'default_action' })],
])('reports a record with another %s than the client log', async (_what, change) => {
  const records = ended.records.map((record) => (record.nonce === 0 ? { ...record, ...change(record) } : record));
  const check = await checkSession(deps, sessionRecord, logged, { ...ended, records });
  expect(check).toMatchObject({ result: 'mismatch', codes: ['history'] });
});

it('reports a record with another ID, for which the activity has no entries', async () => {
  const records = ended.records.map((record) => (record.nonce === 0 ? { ...record, id: 'another' } : record));
  const check = await checkSession(deps, sessionRecord, logged, { ...ended, records });
  expect(check).toMatchObject({ result: 'mismatch', codes: ['history', 'activity'] });
});

it.each<[string, Partial<typeof lost.request>]>([
  ['never arrived', { nonce: 9 }],
  ['was replaced by another device', { client_seed: 'a' }],
])('accepts an unanswered request that %s', async (_what, change) => {
  const unanswered = { ...lost, ...request(change) };
  expect(await checkSession(deps, { ...sessionRecord, pending: unanswered }, logged, ended)).toMatchObject({
    result: 'verified',
  });
});

it('reports a round that differs from the client log', async () => {
  const [first, ...others] = logged;
  if (!first) throw new RangeError('No round');
  const changed = { ...first, record: { ...first.record, payout: '7.00' } };
  const check = await checkSession(deps, sessionRecord, [changed, ...others], ended);
  expect(check).toMatchObject({ result: 'mismatch', codes: ['history'] });
});
