import type { SessionStarted } from '@goldwren/contracts/player';
import { describe, expect, it } from 'vitest';
import type { LoggedRound, PendingRound, SessionRecord } from '../../../../shared/fairness/client-log.ts';
import { makeClientSeed, newChain } from '../../model/seed-chain.ts';
import { clockAt, doubledRounds } from '../../testing/settled-round.ts';
import { takeSeat } from '../../testing/table.ts';
import { loggedRound, settledFromRecord } from '../../verify/settled-round.ts';
import { createSessionRecord, followOpen, historyCodes, resume } from './resume.ts';

const otherHash = 'ab'.repeat(32);
const noText = [otherHash] as unknown as string;
const { server, session, played, pending, record } = doubledRounds(3);
const { deps } = takeSeat({ server });
const started = server.start();
const sessionRecord = createSessionRecord(deps, started, null);
const records = session.rounds.map((one) => server.record(session, one));
const logged: LoggedRound[] = records.map((one) =>
  loggedRound(sessionRecord, settledFromRecord(one), { verdict: 'verified', settledBy: 'player', roundKey: null }),
);
const open = server.answer(session, { ...played, actions: [] });
const startedRound: PendingRound = { ...pending, actions: [], answered: 0 };

it('accepts a session that agrees with the client log', async () => {
  expect(await resume(deps, started, sessionRecord, logged, records)).toEqual({
    sessionRecord,
    settled: [],
    codes: [],
  });
});

it.each<[string, Partial<SessionStarted>, Partial<SessionRecord>, string[]]>([
  ['another outcome seed', { outcome_seed: `c2:${otherHash}` }, {}, ['outcome_seed']],
  ['another seed chain', { chain_start: otherHash }, {}, ['seed_chain']],
  ['another maths hash', { maths: { ...started.maths, hash: otherHash } }, {}, ['maths_hash']],
  ['fewer rounds than were seen', { next_nonce: 2 }, {}, ['rounds_vanished']],
  ['another commitment for the next round', { next_commitment: otherHash }, {}, ['commitment']],
  ['a commitment that is no hash', { next_commitment: 'none' }, { nextCommitment: 'none' }, ['next_commitment']],
  ['a commitment that is no text', { next_commitment: noText }, { nextCommitment: noText }, ['next_commitment']],
  ['a missing open round', {}, { pending: startedRound }, ['round_missing']],
  [
    'an open round under another commitment',
    { open_round: { ...open, nonce: 3, commitment: otherHash } },
    {},
    ['commitment'],
  ],
])('reports only %s', async (_what, answer, stored, codes) => {
  const resumed = await resume(deps, { ...started, ...answer }, { ...sessionRecord, ...stored }, logged, records);
  expect(resumed).toMatchObject({ codes, settled: [] });
});

it.each<[string, (listed: typeof records) => typeof records, string[]]>([
  ['a missing round', (listed) => listed.filter(({ nonce }) => nonce !== 2), ['round_missing']],
  ['a round listed twice', (listed) => [...listed, ...listed.slice(2)], ['round_missing']],
  [
    'a round that is not settled',
    (listed) => listed.map((one) => ({ ...one, state: one.nonce === 2 ? 'open' : one.state })),
    ['round_missing'],
  ],
  [
    'a round under another secret',
    (listed) => listed.map((one) => (one.nonce === 2 ? { ...one, round_secret: otherHash } : one)),
    ['commitment'],
  ],
])('reports %s in a round that settled since', async (_what, change, codes) => {
  const before = { ...sessionRecord, nextNonce: 2, nextCommitment: server.commitmentOf(session, 2) };
  const good = await resume(deps, started, before, logged.slice(0, 2), records);
  expect(good).toMatchObject({
    codes: [],
    settled: [{ verdict: 'elsewhere' }],
    sessionRecord: { nextNonce: 3, pending: null },
  });
  const resumed = await resume(deps, started, before, [], change(records));
  expect(resumed).toMatchObject({ codes: expect.arrayContaining(codes), settled: [] });
});

it.each<[string, Parameters<typeof historyCodes>[1], string[]]>([
  ['a round that is missing at the end', records.slice(0, 2), ['round_missing']],
  ['a changed round', records.map((one) => ({ ...one, payout: '7.00' })), ['history']],
  ['a gap', [records[0], records[2]] as typeof records, ['round_missing', 'nonces']],
  ['another order', [...records].reverse(), ['nonces']],
])('reports %s in the history', (_what, listed, codes) => {
  expect(historyCodes(logged, records)).toEqual([]);
  expect(historyCodes(logged, listed)).toEqual(codes);
});

it.each<[string, Partial<typeof open>, string[]]>([
  ['nonce', { nonce: 1 }, ['nonce']],
  ['currency', { currency: 'sweeps' }, ['currency']],
  ['stake', { stake: '1000.00' }, ['stake']],
  ['client seed', { client_seed: 'other' }, ['client_seed']],
  ['choice', { choice: { side: 'low' } }, ['choice']],
  ['commitment', { commitment: otherHash }, ['commitment']],
  ['round', { round_id: 'another' }, ['another_round']],
  ['first event', { events: [] }, ['shown']],
])('reports only an answer with another %s to an open round', (_what, change, codes) => {
  expect(followOpen(startedRound, open).codes).toEqual([]);
  expect(followOpen(startedRound, { ...open, ...change }).codes).toEqual(codes);
});

it('reports a changed action, and accepts actions of another browser only after a hand-over', () => {
  const doubled = { ...startedRound, actions: [{ type: 'double' }], answered: 1 };
  const answer = (types: string[]) => ({ ...open, actions: types.map((type) => ({ type })) });
  expect(followOpen(doubled, answer(['double']))).toMatchObject({ codes: [], pending: { elsewhere: false } });
  expect(followOpen(doubled, answer(['stand'])).codes).toEqual(['actions', 'not_handed_over']);
  expect(followOpen(startedRound, answer(['double'])).codes).toEqual(['not_handed_over']);
  expect(followOpen({ ...startedRound, handedOver: true }, answer(['double']))).toMatchObject({
    codes: [],
    pending: { elsewhere: true, answered: 1, actions: [{ type: 'double' }] },
  });
  // The time of an action that another device preceded does not count.
  const late = { ...startedRound, actions: [{ type: 'stand' }], sentAt: [clockAt(1), clockAt(9)] };
  expect(followOpen(late, answer(['double'])).pending).toMatchObject({ elsewhere: true, sentAt: [clockAt(1)] });
  expect(followOpen({ ...doubled, sentAt: [clockAt(1), clockAt(2)] }, answer(['double'])).pending.sentAt).toEqual([
    clockAt(1),
    clockAt(2),
  ]);
  // An action that was sent but not answered may still arrive.
  const sent = { ...doubled, answered: 0 };
  expect(followOpen(sent, answer([]))).toMatchObject({
    codes: [],
    pending: { elsewhere: false, actions: [{ type: 'double' }] },
  });
  expect(followOpen({ ...sent, handedOver: true }, answer(['stand']))).toMatchObject({
    codes: [],
    pending: { elsewhere: true },
  });
});

it('reports a round whose record names no one for its last decision', () => {
  const unnamed = records.map((one) => ({ ...one, settled_by: null }));
  const unstated = logged.map((one) => ({ ...one, settledBy: null }));
  expect(historyCodes(unstated, records)).toEqual([]);
  expect(historyCodes(unstated, unnamed)).toEqual(['history']);
});

describe('an open round of this browser after a reload', () => {
  const nonce = 3;
  const request = { ...startedRound.request, nonce };
  const commitment = sessionRecord.nextCommitment;
  const own = { ...startedRound, request, commitment };
  const answered = { ...open, nonce, commitment };
  const resumeWith = (stored: Partial<SessionRecord>, open_round: typeof open, held_by: string | null = null) =>
    resume(deps, { ...started, open_round, held_by }, { ...sessionRecord, ...stored }, logged, records);

  it('is the one whose request was never answered', async () => {
    const resumed = await resumeWith({ pending: { ...own, roundId: null } }, answered);
    expect(resumed).toMatchObject({
      codes: [],
      sessionRecord: { pending: { roundId: answered.round_id, elsewhere: false } },
    });
  });

  it('must have the client seed of the answered request', async () => {
    const resumed = await resumeWith({ pending: own }, { ...answered, client_seed: 'another' });
    expect(resumed.codes).toEqual(['client_seed']);
  });

  it('has decisions of another browser only if that browser holds it, or held it before', async () => {
    const decided = { ...answered, actions: [{ type: 'double' }] };
    expect((await resumeWith({ pending: own }, decided)).codes).toEqual(['not_handed_over']);
    const byAnother = await resumeWith({ pending: own }, decided, otherHash);
    expect(byAnother).toMatchObject({ codes: [], sessionRecord: { pending: { handedOver: true, elsewhere: true } } });
    const before = await resumeWith({ pending: { ...own, handedOver: true } }, decided);
    expect(before).toMatchObject({ codes: [], sessionRecord: { pending: { handedOver: true } } });
    const untouched = await resumeWith({ pending: own }, answered);
    expect(untouched).toMatchObject({ codes: [], sessionRecord: { pending: { handedOver: false } } });
  });

  it('must have a seed of this browser, which may have taken its request for refused', async () => {
    const { end: chainEnd } = newChain();
    const client_seed = makeClientSeed('', chainEnd, nonce);
    const late = await resumeWith({ chainEnd }, { ...answered, client_seed });
    expect(late).toMatchObject({ codes: [], sessionRecord: { pending: { request: { client_seed } } } });
    expect((await resumeWith({ chainEnd }, answered)).codes).toEqual(['seed_chain']);
  });
});

it('replaces an unreceived request of this browser with the round of another device', async () => {
  const other = { ...open, nonce: 3, commitment: sessionRecord.nextCommitment };
  const lost = { ...startedRound, roundId: null, request: { ...startedRound.request, nonce: 3, client_seed: 'mine' } };
  const resumed = await resume(
    deps,
    { ...started, open_round: other },
    { ...sessionRecord, pending: lost },
    logged,
    records,
  );
  expect(resumed).toMatchObject({
    codes: [],
    sessionRecord: { pending: { elsewhere: true, roundId: record.id, sentAt: [] } },
  });
});
