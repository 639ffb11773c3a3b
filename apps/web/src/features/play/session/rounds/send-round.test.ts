import { beforeEach, expect, it } from 'vitest';
import { type SessionRecord, StaleSessionRecord } from '../../../../shared/fairness/client-log.ts';
import { createMemoryClientLog } from '../../../../shared/fairness/client-log-store.ts';
import { clockAt, doubledRounds } from '../../testing/settled-round.ts';
import { betOn, player, takeSeat } from '../../testing/table.ts';
import { logRejection } from './rejected.ts';
import { createSessionRecord } from './resume.ts';
import { checkAndStoreAnswer, logAction, logStake } from './send-round.ts';

const { server, session, pending, played } = doubledRounds();
const clientLog = createMemoryClientLog();
const { deps } = takeSeat({ server, clientLog });
const chainEnd = 'ab'.repeat(32);
const fresh = { ...createSessionRecord(deps, server.start(), chainEnd), nextNonce: 0 };
const asked = { ...pending, actions: pending.actions.slice(0, 1), answered: 1, sentAt: [clockAt(1), clockAt(2)] };
const answer = server.answer(session, played);

async function store(change: Partial<SessionRecord>): Promise<void> {
  const before = await clientLog.read(player, fresh.session);
  await clientLog.write({ ...fresh, ...change, version: before?.version ?? 0 });
}
const read = async () => (await clientLog.read(player, fresh.session)) as SessionRecord;
beforeEach(() => store({}));

it.each<[string, Partial<SessionRecord>]>([
  ['another tab has played', { nextNonce: 1 }],
  ['another tab has staked', { pending: asked }],
  ['the session belongs to another browser', { chainEnd: null }],
])('sends no stake when %s', async (_what, change) => {
  expect(await logStake(deps, fresh.session, 0, betOn(server))).toMatchObject({ nonce: 0 });
  await store(change);
  await expect(logStake(deps, fresh.session, 0, betOn(server))).rejects.toThrow(StaleSessionRecord);
  await expect(logStake(deps, 'unknown', 0, betOn(server))).rejects.toThrow(StaleSessionRecord);
});

it('sends no decision when another tab has decided, or is in another round', async () => {
  await store({ pending: asked });
  const decide = (round: string, step: number) =>
    logAction(deps, fresh.session, round, { step, action: { type: 'stand' } });
  await expect(decide(played.roundId, 0)).rejects.toThrow(StaleSessionRecord);
  await expect(decide('another', 1)).rejects.toThrow(StaleSessionRecord);
  await decide(played.roundId, 1);
  expect((await read()).pending).toMatchObject({
    actions: pending.actions,
    sentAt: [clockAt(1), clockAt(2), deps.now()],
  });
  // Without the time of the action before, the time of this one would be taken for it.
  await store({ pending: { ...asked, sentAt: [clockAt(1)] } });
  await decide(played.roundId, 1);
  expect((await read()).pending?.sentAt).toEqual([clockAt(1)]);
  await store({ pending: null });
  await expect(decide(played.roundId, 1)).rejects.toThrow(StaleSessionRecord);
});

it('stores when a stake is sent, before it is sent', async () => {
  const request = await logStake(deps, fresh.session, 0, betOn(server));
  expect((await read()).pending).toMatchObject({ request, roundId: null, sentAt: [deps.now()] });
});

it('accepts an answer in which the default action follows the sent decisions', async () => {
  await store({ pending: asked });
  const { verification, violation } = await checkAndStoreAnswer(deps, fresh.session, played.request, answer);
  expect([verification, violation]).toEqual([{ result: 'verified' }, null]);
});

it('replaces a decision that was never answered, with its time', async () => {
  const sentAt = [clockAt(1), clockAt(2), { ...clockAt(3), page: deps.now().page }];
  await store({ pending: { ...asked, actions: pending.actions, sentAt } });
  await logAction(deps, fresh.session, played.roundId, { step: 1, action: { type: 'double' } });
  expect((await read()).pending).toMatchObject({
    actions: [...asked.actions, { type: 'double' }],
    sentAt: [clockAt(1), clockAt(2), deps.now()],
  });
});

it('does not replace a decision that another page sent', async () => {
  const sentAt = [clockAt(1), clockAt(2), { ...clockAt(3), page: deps.now().page + 1 }];
  const kept = { ...asked, actions: pending.actions, sentAt };
  await store({ pending: kept });
  const decide = logAction(deps, fresh.session, played.roundId, { step: 1, action: { type: 'double' } });
  await expect(decide).rejects.toThrow(StaleSessionRecord);
  expect((await read()).pending).toEqual(kept);
});

it('stores an answer with the next commitment, and a violation instead', async () => {
  const sent = { ...pending, answered: 1 };
  await store({ pending: sent });
  const good = await checkAndStoreAnswer(deps, fresh.session, played.request, answer);
  expect(good).toEqual({ verification: { result: 'verified' }, violation: null });
  const after = await read();
  expect(after).toMatchObject({ pending: null, nextNonce: 1, nextCommitment: answer.next_commitment, state: 'open' });
  for (const [change, codes] of [
    [{ round_id: 'another' }, ['another_round']],
    [{ next_commitment: 'none' }, ['next_commitment']],
    [{ next_commitment: null }, ['next_commitment']],
    [{ round_id: 'another', next_commitment: 'none' }, ['another_round', 'next_commitment']],
  ] as const) {
    await store({ pending: sent });
    const bad = await checkAndStoreAnswer(deps, fresh.session, played.request, { ...answer, ...change });
    expect(bad).toMatchObject({ verification: { result: 'mismatch', codes }, violation: { codes, nonce: 0 } });
    expect(await read()).toMatchObject({ state: 'violated', violation: { codes }, nextNonce: 0, pending: sent });
  }
});

it('reports an answer without a decision that was sent', async () => {
  await store({ pending: { ...asked, actions: pending.actions } });
  const open = server.answer(session, { ...played, actions: pending.actions.slice(0, 1) });
  const { violation } = await checkAndStoreAnswer(deps, fresh.session, played.request, open);
  expect(violation?.codes).toEqual(['actions']);
  await store({ pending: { ...pending, actions: [...pending.actions, { type: 'double' }] } });
  expect((await checkAndStoreAnswer(deps, fresh.session, played.request, answer)).violation?.codes).toEqual([
    'actions',
  ]);
});

it('remembers a hundred refused stakes', async () => {
  const refused = Array.from({ length: 100 }, (_, at) => ({ ...played.request, nonce: at + 1 }));
  await store({ pending: { ...asked, roundId: null }, refused });
  await logRejection(deps, fresh.session, played.request);
  expect((await read()).refused).toEqual([...refused.slice(1), played.request]);
});

it('accepts no answer to a request that is not the one in the log', async () => {
  await expect(checkAndStoreAnswer(deps, fresh.session, played.request, answer)).rejects.toThrow(StaleSessionRecord);
  await store({ pending: asked });
  const other = { ...played.request, client_seed: 'another' };
  await expect(checkAndStoreAnswer(deps, fresh.session, other, answer)).rejects.toThrow(StaleSessionRecord);
  await expect(checkAndStoreAnswer(deps, 'unknown', played.request, answer)).rejects.toThrow(StaleSessionRecord);
});

it('keeps the refused stake with its seed, and of a refused decision nothing', async () => {
  await store({ pending: { ...asked, roundId: null } });
  await logRejection(deps, fresh.session, { ...played.request, client_seed: 'another' });
  expect((await read()).refused).toEqual([]);
  await logRejection(deps, fresh.session, played.request);
  expect(await read()).toMatchObject({ pending: null, refused: [played.request] });
  await logRejection(deps, fresh.session, played.request);
  await store({ pending: { ...asked, actions: pending.actions } });
  await logRejection(deps, fresh.session, played.request);
  expect((await read()).pending?.actions).toEqual(asked.actions);
});
