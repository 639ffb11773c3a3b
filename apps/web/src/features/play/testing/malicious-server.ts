import type { AnyGame } from '@goldwren/game-engine';
import { catalogue } from '@goldwren/game-engine/registry';
import { doubleOnce } from '@goldwren/game-engine/testing';
import { expect, vi } from 'vitest';
import type { ClientLog } from '../../../shared/fairness/client-log.ts';
import { openClientLog } from '../../../shared/fairness/client-log-store.ts';
import { describeViolation } from '../../../shared/fairness/violation.ts';
import { FakeServer } from './fake-server.ts';
import { betOn, player, playRound, type Tampering, takeSeat } from './table.ts';

/** In mutation tests, an instant game and the test game are enough: the faults are in code that all games share. */
const playable = process.env.FEW_GAMES
  ? catalogue.filter(({ game }) => game.kind === 'instant').slice(0, 1)
  : catalogue;
/** Every game of the catalogue, and the engine's test game with a raise. */
export const games = [...playable.map(({ game }) => game), doubleOnce as unknown as AnyGame].map(
  (game) => [game.maths.slug, game] as const,
);

/** Whether this is the first game of its kind, or the test game. */
function isOfEachKind(slug: string): boolean {
  const kind = games.find(([one]) => one === slug)?.[1].kind;
  return slug === doubleOnce.maths.slug || games.find(([, game]) => game.kind === kind)?.[0] === slug;
}

/** For each change, the other games meet one of this many faults. */
const turns = 4;

/**
 * All games share the code that detects a fault. So for each change, one game of each kind and the test game meet every fault, and each other
 * game meets every fourth one, in turn. In the nightly run, every game meets every fault.
 * @param faults by title, as for `it.each`
 */
export function faultsFor<Fault extends readonly [title: string, ...unknown[]]>(
  slug: string,
  faults: readonly Fault[],
): readonly Fault[] {
  if (process.env.NIGHTLY || isOfEachKind(slug)) return faults;
  const place = games.findIndex(([one]) => one === slug);
  return faults.filter((_, turn) => (turn + place) % turns === 0);
}

export const otherHash = 'ab'.repeat(32);
let logCount = 0;
export function newClientLog() {
  return openClientLog(`test-${logCount++}`);
}

type Seat = ReturnType<typeof takeSeat>;

/** Expects a violation with a sentence, its evidence in the client log, no tick, and no further stake. */
export async function expectViolation({ controller, clientLog }: Seat, server: FakeServer): Promise<void> {
  await vi.waitFor(() => expect(controller.getState().violation).not.toBeNull(), { timeout: 3_000 });
  const { violation, verification, sessionCheck } = controller.getState();
  expect(violation?.codes.length).toBeGreaterThan(0);
  for (const code of violation?.codes ?? []) expect(describeViolation(code)).toMatch(/\.$/);
  expect(verification?.result).not.toBe('verified');
  expect(sessionCheck?.result).not.toBe('verified');
  const logs = await Promise.all(server.sessions.map(({ id }) => clientLog.read(player, id)));
  const violated = logs.find((sessionRecord) => sessionRecord?.state === 'violated');
  expect(JSON.parse(JSON.stringify(violated?.violation?.evidence))).toMatchObject({ held: {}, answered: {} });
  const before = server.current().rounds.length;
  controller.stake(betOn(server));
  await Promise.resolve();
  expect(server.current().rounds).toHaveLength(before);
}

export async function seated(
  game: AnyGame,
  tampering: Tampering,
  clientLog?: ClientLog,
  server = new FakeServer(game),
) {
  const seat = takeSeat({ server, tampering, clientLog: clientLog ?? (await newClientLog()) });
  await seat.controller.start();
  return { seat, server };
}

/** Plays two honest rounds, leaves without an end, and returns to a malicious server. */
export async function afterReload(
  game: AnyGame,
  tampering: Tampering,
  meanwhile: (server: FakeServer) => void = () => undefined,
) {
  const clientLog = await newClientLog();
  const { seat, server } = await seated(game, {}, clientLog);
  await playRound(seat.controller, betOn(server));
  await playRound(seat.controller, betOn(server));
  expect(seat.controller.getState().violation).toBeNull();
  meanwhile(server);
  return { ...(await seated(game, tampering, clientLog, server)), clientLog };
}

/** Replaces the history: the same stakes with another seed, and each round played to an end that this seed allows. */
export function replaceHistory(server: FakeServer): void {
  const session = server.current();
  session.seed.fill(99);
  for (const played of session.rounds) {
    played.actions.length = 0;
    server.settle(session, played);
  }
}
