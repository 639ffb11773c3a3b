import { NetworkProblem } from '@goldwren/contracts/client';
import type { User } from '@goldwren/contracts/player';
import { createPlayerClient } from '@goldwren/contracts/player/client';
import type { SignedAnswer } from '@goldwren/game-engine/fairness';
import { catalogue } from '@goldwren/game-engine/registry';
import { expect, it, vi } from 'vitest';
import { useAuth } from '../../../../lib/session/auth-store.ts';
import { openClientLog } from '../../../../shared/fairness/client-log-store.ts';
import type { Violation } from '../../../../shared/fairness/violation.ts';
import { fakeDatabase } from '../../../../testing/fake-database.ts';
import { shownCheck } from '../../model/shown-check.ts';
import { fairnessKey, signAnswer } from '../../testing/fairness-key.ts';
import { FakeServer } from '../../testing/fake-server.ts';
import { newClientLog } from '../../testing/malicious-server.ts';
import { betOn, player, playRound, takeSeat } from '../../testing/table.ts';
import { copyAnswer } from './signed-answers.ts';
import { signedCalls } from './signed-calls.ts';

fakeDatabase();

const path = '/api/games/2/session/0199a0a0-0000-7000-8000-000000000009/rounds';
const received = { method: 'POST', path, request: '{"nonce":0}', status: 409, body: '{ "é": 1 }' };
const answer = { ...received, player };

it('copies the exact texts, the status and the receipt of a signed call, and leaves the answer readable', async () => {
  const copied = vi.fn<(answer: Omit<SignedAnswer, 'player'>) => void>();
  const headers = { 'goldwren-receipt': '{"at":"x"}' };
  const respond = () => new Response(answer.body, { status: 409, headers });
  const response = copyAnswer(copied, path, { method: 'POST', body: answer.request }, respond());
  expect(await response.text()).toBe(answer.body);
  await vi.waitFor(() => expect(copied).toHaveBeenCalledWith({ ...received, receipt: '{"at":"x"}' }));
  const list = copyAnswer(copied, '/api/games/rounds?session=x', { method: 'GET' }, new Response('unsigned'));
  expect(await list.text()).toBe('unsigned');
  copyAnswer(copied, path, {}, respond());
  await vi.waitFor(() => expect(copied).toHaveBeenCalledTimes(2));
  expect(copied.mock.lastCall?.[0]).toMatchObject({ method: 'GET', request: '', path });
});

it.each([200, 400, 409, 502])(
  'rejects an answer with %i without a receipt, so that it decides nothing',
  async (status) => {
    const copied = vi.fn<(answer: Omit<SignedAnswer, 'player'>) => void>();
    const fetchFn = async (url: string, init: RequestInit) =>
      copyAnswer(copied, url, init, new Response(answer.body, { status }));
    const { playRound } = createPlayerClient({ fetch: fetchFn }).games;
    const params = { id: '2', sessionId: '0199a0a0-0000-7000-8000-000000000009' };
    await expect(playRound({ params, body: {} as never })).rejects.toThrow(NetworkProblem);
    await vi.waitFor(() => expect(copied).toHaveBeenCalledWith({ ...received, request: '{}', status, receipt: null }));
  },
);

it.each([
  ['signs the player out after a 401 with a receipt', { 'goldwren-receipt': '{"at":"x","unread":true}' }, null],
  ['keeps the player signed in after a 401 without a receipt', undefined, player],
])('%s', async (_what, headers, expected) => {
  useAuth.setState({ user: { id: player } as User });
  const problem = JSON.stringify({ code: 'unauthenticated', error: 'x', request_id: 'r' });
  vi.stubGlobal('fetch', async () => new Response(problem, { status: 401, ...(headers && { headers }) }));
  const { games } = signedCalls(player);
  await games.startSession({ params: { id: '2' }, body: {} as never }).catch(() => undefined);
  expect(useAuth.getState().user?.id ?? null).toBe(expected);
});

it('reports an answer whose receipt is not valid, and no answer whose receipt is', async () => {
  const bodies: Record<string, unknown> = {
    '/api/fairness/keys': { results: [fairnessKey] },
    '/api/auth/me': { user: { id: player } },
  };
  const sent = { method: 'POST', path, request: '{}', status: 409, body: answer.body, player };
  let receipt = signAnswer(sent).receipt ?? '';
  vi.stubGlobal('fetch', async (url: RequestInfo) => {
    const known = bodies[String(url)];
    return known
      ? Response.json(known)
      : new Response(answer.body, { status: 409, headers: { 'goldwren-receipt': receipt } });
  });
  const watch = vi.fn<(violation: Violation, session: string | null) => void>();
  const { games, clientLog, watchReceipts } = signedCalls(player);
  watchReceipts(watch);
  const params = { id: '2', sessionId: '0199a0a0-0000-7000-8000-000000000009' };
  const play = () => games.playRound({ params, body: {} as never }).catch(() => undefined);
  await play();
  await vi.waitFor(async () => expect(await (await clientLog).answers(player)).toHaveLength(1));
  receipt = receipt.replace('"index":0', '"index":1');
  await play();
  await vi.waitFor(() => expect(watch).toHaveBeenCalled());
  const codes = watch.mock.calls.map(([found, session]) => [found.codes, session]);
  expect(codes).toEqual([[['receipt'], params.sessionId]]);
});

const game = catalogue[0]?.game as FakeServer['game'];
const violation: Violation = { codes: ['receipt'], nonce: null, evidence: { held: {}, answered: {} } };

async function seatWithReports() {
  const clientLog = await newClientLog();
  let report: (violation: Violation, session: string | null) => void = () => undefined;
  const watchReceipts = (watch: typeof report) => {
    report = watch;
  };
  const server = new FakeServer(game);
  const seat = takeSeat({ server, clientLog, watchReceipts });
  return { ...seat, server, report: (session: string | null) => report(violation, session) };
}

it('stops the table, logs the violation, and adds the signed answers to its evidence', async () => {
  const { controller, clientLog, server, report } = await seatWithReports();
  await controller.start();
  await playRound(controller, betOn(server));
  const { id } = server.current();
  await clientLog.storeAnswer(id, { ...answer, receipt: null });
  report(id);
  expect(controller.getState().violation).toEqual(violation);
  controller.stake(betOn(server));
  expect(server.current().rounds).toHaveLength(1);
  await vi.waitFor(async () => {
    expect(await clientLog.read(player, id)).toMatchObject({ state: 'violated', violation });
    expect(controller.getState().violation?.answers).toMatchObject([answer]);
  });
});

it('shows a violation that is found while the session starts', async () => {
  const { controller, report } = await seatWithReports();
  const started = controller.start();
  report(null);
  await started;
  await vi.waitFor(() => expect(controller.getState()).toMatchObject({ status: 'playing', violation }));
});

it.each(['before', 'after'])('shows no tick for a session whose bad receipt is found %s its check', async (when) => {
  const { controller, server, report } = await seatWithReports();
  await controller.start();
  await playRound(controller, betOn(server));
  const { id } = server.current();
  if (when === 'before') report(id);
  await controller.end();
  if (when === 'after') report(id);
  expect(controller.getState()).toMatchObject({ sessionCheck: { result: 'verified' }, violation });
  expect(shownCheck(controller.getState())).toBeNull();
});

it('deletes the answers of a session from the log when it is verified, and keeps those of others', async () => {
  const clientLog = await newClientLog();
  await clientLog.storeAnswer('other', { ...answer, receipt: null });
  const server = new FakeServer(game);
  const { controller } = takeSeat({ server, clientLog });
  await controller.start();
  await clientLog.storeAnswer(server.current().id, { ...answer, receipt: null });
  expect(await clientLog.answers(player)).toHaveLength(2);
  await playRound(controller, betOn(server));
  await controller.end();
  expect(controller.getState().sessionCheck?.result).toBe('verified');
  expect(await clientLog.answers(player)).toMatchObject([{ session: 'other' }]);
});

it.each([true, false])(
  'opens a log of the first version, with withheld rounds: %s, and keeps its sessions',
  async (hasWithheld) => {
    const create = indexedDB.open('old-log', 1);
    create.onupgradeneeded = () => {
      const sessions = create.result.createObjectStore('sessions', { keyPath: ['player', 'session'] });
      sessions.createIndex('game', ['player', 'slug']);
      sessions.add({ player, session: 's', slug: 'g', state: 'open' });
      create.result.createObjectStore('rounds', { keyPath: ['player', 'session', 'record.nonce'] });
      if (!hasWithheld) return;
      const withheld = create.result.createObjectStore('withheld');
      withheld.createIndex('player', 'player');
      withheld.add({ player }, 'one');
    };
    await new Promise((resolve) => {
      create.onsuccess = resolve;
    });
    create.result.close();
    const clientLog = await openClientLog('old-log');
    expect(await clientLog.unfinished(player, 'g')).toHaveLength(1);
    expect(await clientLog.withheld(player)).toHaveLength(hasWithheld ? 1 : 0);
    await clientLog.storeAnswer('s', { ...answer, receipt: null });
    expect(await clientLog.answers(player)).toMatchObject([{ ...answer, session: 's' }]);
  },
);
