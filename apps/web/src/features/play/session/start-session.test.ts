import type { SessionStarted } from '@goldwren/contracts/player';
import type { AnyGame } from '@goldwren/game-engine';
import { doubleOnce } from '@goldwren/game-engine/testing';
import { beforeEach, expect, it, vi } from 'vitest';
import { type ClientLog, StaleSessionRecord } from '../../../shared/fairness/client-log.ts';
import { createMemoryClientLog } from '../../../shared/fairness/client-log-store.ts';
import { FakeServer } from '../testing/fake-server.ts';
import { betOn, player, playRound, rest, type Tampering, takeSeat } from '../testing/table.ts';
import { takeOverRound } from './rounds/take-over.ts';
import { MathsMismatch, openSession } from './start-session.ts';

const game = doubleOnce as unknown as AnyGame;
const otherHash = 'ab'.repeat(32);
let server: FakeServer;
let clientLog: ClientLog;
beforeEach(() => {
  server = new FakeServer(game);
  clientLog = createMemoryClientLog();
});

/** A page of this browser, or of another one. */
const openPage = (tampering: Tampering = {}, log = clientLog) => takeSeat({ server, clientLog: log, tampering });
const read = async (log = clientLog) => log.read(player, server.current().id);

/** Plays this many rounds, and leaves one open. */
async function leaveOpen(rounds = 0) {
  const page = openPage();
  await page.controller.start();
  for (let played = 0; played < rounds; played++) await playRound(page.controller, betOn(server));
  page.controller.stake(betOn(server));
  await rest(page.controller);
  expect(page.controller.getState().phase).toBe('deciding');
  return page;
}

it('starts a session with a seed chain of its own', async () => {
  const { deps } = openPage();
  const list = vi.spyOn(deps.games, 'listRounds');
  const { start, violation } = await openSession(deps, null);
  expect(start).toMatchObject({ belongsHere: true, heldElsewhere: false, playedComplete: true, last: null });
  expect([violation, start.request, start.action]).toEqual([null, null, null]);
  expect(list).not.toHaveBeenCalled();
  const sessionRecord = await read();
  expect(sessionRecord).toMatchObject({ state: 'open', chainStart: server.current().chainStart, nextNonce: 0 });
  expect(sessionRecord?.holder).toBe(sessionRecord?.chainStart);
});

it('resumes the latest session of this browser, but none of another one or whose chain is used up', async () => {
  await openSession(openPage().deps, null);
  const sessionRecord = await read();
  if (!sessionRecord) throw new RangeError('No log');
  const ids = ['b', 'c', 'a'];
  for (const session of ids) await clientLog.write({ ...sessionRecord, session, version: 0 });
  await clientLog.write({ ...sessionRecord, session: 'x', chainEnd: null, version: 0 });
  await clientLog.write({ ...sessionRecord, session: 'y', nextNonce: 4096, version: 0 });
  await clientLog.write({ ...sessionRecord, session: 'z', player: 'another', version: 0 });
  await clientLog.write({ ...sessionRecord, state: 'verified' });
  const { deps } = openPage();
  const sent = vi.spyOn(deps.games, 'startSession');
  await openSession(deps, null);
  expect(sent.mock.calls[0]?.[0].body).toMatchObject({ resume: 'c' });
});

it('never accepts a session of another browser without an open round', async () => {
  const { deps } = openPage({ start: (answer) => ({ ...answer, chain_start: otherHash }) });
  await expect(openSession(deps, null)).rejects.toThrow('a session of another browser');
  expect(await read()).toBeNull();
});

it('shows an open round of another browser, and decides in it only after taking it over', async () => {
  await leaveOpen();
  const log = createMemoryClientLog();
  const { deps } = openPage({}, log);
  const { start, violation } = await openSession(deps, null);
  expect(start).toMatchObject({ belongsHere: false, heldElsewhere: true, session: { open_round: { nonce: 0 } } });
  expect([violation, (await read(log))?.holder]).toEqual([null, null]);
  const { id, rounds } = server.current();
  const roundId = rounds[0]?.roundId ?? '';
  await takeOverRound(deps, id, roundId);
  const after = await read(log);
  expect(after).toMatchObject({ chainEnd: null, pending: { handedOver: true } });
  expect(after?.holder).toBe(server.current().rounds[0]?.handedTo?.chainStart);
  expect(after?.holder).not.toBe(server.current().chainStart);
  expect((await openSession(deps, null)).start).toMatchObject({ heldElsewhere: false });
  // The browser of the session takes it back under its own chain.
  await takeOverRound(openPage().deps, id, roundId);
  expect(server.current().rounds[0]?.handedTo?.chainStart).toBe(server.current().chainStart);
});

it('takes over no round that is not in the log', async () => {
  const { deps } = openPage();
  const handOver = vi.spyOn(deps.games, 'handOver');
  await expect(takeOverRound(deps, 'unknown', 'r')).rejects.toThrow(StaleSessionRecord);
  await openSession(deps, null);
  await expect(takeOverRound(deps, server.current().id, 'r')).rejects.toThrow(StaleSessionRecord);
  expect(handOver).not.toHaveBeenCalled();
});

it('sends an unanswered stake and an unanswered decision again, unchanged', async () => {
  const { controller, deps } = openPage();
  await controller.start();
  const lost = () => new Promise<never>(() => undefined);
  vi.spyOn(deps.games, 'playRound').mockImplementationOnce(lost);
  controller.stake(betOn(server));
  await vi.waitFor(async () => expect((await read())?.pending).not.toBeNull());
  const stake = (await read())?.pending?.request;
  expect((await openSession(openPage().deps, null)).start).toMatchObject({ request: stake, action: null });
  const page = openPage();
  await page.controller.start();
  await rest(page.controller);
  vi.spyOn(page.deps.games, 'act').mockImplementationOnce(lost);
  page.controller.act({ type: 'stand' });
  await vi.waitFor(async () => expect((await read())?.pending?.actions).toHaveLength(1));
  const action = { step: 0, action: { type: 'stand' } };
  expect((await openSession(openPage().deps, null)).start).toMatchObject({ request: stake, action });
});

it('shows the last round and what was played, with the records of the server only where the log has none', async () => {
  const { controller } = openPage();
  await controller.start();
  await playRound(controller, betOn(server));
  await playRound(controller, betOn(server));
  const known = openPage();
  const list = vi.spyOn(known.deps.games, 'listRounds');
  const { start } = await openSession(known.deps, null);
  expect(list).not.toHaveBeenCalled();
  const last = server.current().rounds[1];
  expect(start).toMatchObject({ playedComplete: true, played: { rounds: 2 }, last: { round_id: last?.roundId } });
  expect(start.last).toMatchObject({
    state: 'settled',
    events: server.list(server.current().id, 1).results[0]?.events,
  });
  expect(start.last?.legal_actions).toEqual([]);
});

it('loads the latest round of a session whose rounds this browser did not play', async () => {
  await leaveOpen(2);
  const { deps } = openPage({}, createMemoryClientLog());
  const list = vi.spyOn(deps.games, 'listRounds');
  const { start } = await openSession(deps, null);
  expect(list.mock.calls.map(([input]) => input?.query?.limit)).toEqual(['1']);
  expect(start).toMatchObject({ playedComplete: false, watchedFrom: 3 });
});

it('accepts rounds that the server has and the log lacks, and shows the latest of them', async () => {
  const { controller } = openPage();
  await controller.start();
  await playRound(controller, betOn(server));
  const older = createMemoryClientLog();
  const sessionRecord = await read();
  if (sessionRecord)
    await older.write({ ...sessionRecord, version: 0 }, await clientLog.rounds(player, sessionRecord.session));
  await playRound(controller, betOn(server));
  const { start, violation } = await openSession(openPage({}, older).deps, null);
  expect([violation, start.playedComplete, start.played.rounds]).toEqual([null, true, 2]);
  const last = { round_id: server.current().rounds[1]?.roundId, state: 'settled', view: null, legal_actions: [] };
  expect(start.last).toMatchObject(last);
  expect(await older.rounds(player, sessionRecord?.session ?? '')).toMatchObject([
    { verdict: 'verified' },
    { verdict: 'elsewhere' },
  ]);
});

it('compares a resumed session with the log and with every record, when the server is ahead', async () => {
  await leaveOpen(1);
  const sessionRecord = await read();
  if (!sessionRecord) throw new RangeError('No log');
  server.settle(server.current(), server.current().rounds[1] as never);
  const { deps } = openPage();
  const { start, violation } = await openSession(deps, null);
  expect(violation).toMatchObject({ codes: expect.any(Array), evidence: { answered: { records: [{}, {}] } } });
  expect([start.request, start.action]).toEqual([null, null]);
  expect(await read()).toMatchObject({ state: 'violated', violation: { codes: violation?.codes } });
});

it('reports an open round that differs from what the engine computes', async () => {
  await leaveOpen();
  const start: Tampering['start'] = (answer) => ({
    ...answer,
    open_round: answer.open_round && { ...answer.open_round, legal_actions: [] },
  });
  for (const log of [clientLog, createMemoryClientLog()]) {
    const opening = await openSession(openPage({ start }, log).deps, null);
    expect(opening.violation?.codes).toEqual(['legal_actions']);
    expect(opening.start.session.open_round?.legal_actions).not.toEqual([]);
  }
});

it('does not play a session with other maths, and still reports what contradicts the log', async () => {
  const start = (answer: SessionStarted) => ({ ...answer, maths: { ...answer.maths, hash: otherHash } });
  await expect(openSession(openPage({ start }).deps, null)).rejects.toThrow(MathsMismatch);
  await leaveOpen();
  // The engine of this page knows nothing about a round with other maths.
  const other: Tampering['start'] = (answer) => ({
    ...start(answer),
    open_round: answer.open_round && { ...answer.open_round, legal_actions: [] },
  });
  const { deps } = openPage({ start: other }, createMemoryClientLog());
  await expect(openSession(deps, null)).rejects.toThrow(MathsMismatch);
  await openSession(openPage().deps, null);
  expect((await openSession(openPage({ start }).deps, null)).violation?.codes).toEqual(['maths_hash']);
});

it('reports a violation of the session again after a reload', async () => {
  await openSession(openPage().deps, null);
  const sessionRecord = await read();
  const violation = { codes: ['history' as const], nonce: null, evidence: { held: {}, answered: {} } };
  if (sessionRecord) await clientLog.write({ ...sessionRecord, violation });
  expect((await openSession(openPage().deps, null)).violation).toEqual(violation);
  expect(await read()).toMatchObject({ state: 'violated', violation });
});
