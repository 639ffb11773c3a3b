import type { AnyGame } from '@goldwren/game-engine';
import { catalogue } from '@goldwren/game-engine/registry';
import { doubleOnce } from '@goldwren/game-engine/testing';
import { expect, vi } from 'vitest';
import { alarmSentence } from '../../../shared/fairness/alarm.ts';
import type { Notebook } from '../../../shared/fairness/notebook.ts';
import { openNotebook } from '../../../shared/fairness/notebook-store.ts';
import { House } from './house.ts';
import { betOn, type Frauds, player, playRound, takeSeat } from './table.ts';

/** Every game of the catalogue, and the engine's test game with a raise. */
export const games = [...catalogue.map(({ game }) => game), doubleOnce as unknown as AnyGame].map(
  (game) => [game.maths.slug, game] as const,
);
export const otherHash = 'ab'.repeat(32);
let books = 0;
export function newNotebook() {
  return openNotebook(`test-${books++}`);
}

type Seat = ReturnType<typeof takeSeat>;

/** Expects a violation with a sentence, its evidence in the client log, no tick, and no further stake. */
export async function expectRed({ controller, notebook }: Seat, house: House): Promise<void> {
  await vi.waitFor(() => expect(controller.getState().alarm).not.toBeNull(), { timeout: 3_000 });
  const { alarm, verification, sessionCheck } = controller.getState();
  expect(alarm?.codes.length).toBeGreaterThan(0);
  for (const code of alarm?.codes ?? []) expect(alarmSentence(code)).toMatch(/\.$/);
  expect(verification?.result).not.toBe('verified');
  expect(sessionCheck?.result).not.toBe('verified');
  const kept = await Promise.all(house.sessions.map(({ id }) => notebook.read(player, id)));
  const accused = kept.find((notes) => notes?.state === 'accused');
  expect(JSON.parse(JSON.stringify(accused?.alarm?.evidence))).toMatchObject({ held: {}, answered: {} });
  const before = house.current().rounds.length;
  controller.stake(betOn(house));
  await Promise.resolve();
  expect(house.current().rounds).toHaveLength(before);
}

export async function seated(game: AnyGame, frauds: Frauds, notebook?: Notebook, house = new House(game)) {
  const seat = takeSeat({ house, frauds, notebook: notebook ?? (await newNotebook()) });
  await seat.controller.start();
  return { seat, house };
}

/** Plays two honest rounds, leaves without an end, and returns to a malicious server. */
export async function afterReload(game: AnyGame, frauds: Frauds, meanwhile: (house: House) => void = () => undefined) {
  const notebook = await newNotebook();
  const { seat, house } = await seated(game, {}, notebook);
  await playRound(seat.controller, betOn(house));
  await playRound(seat.controller, betOn(house));
  expect(seat.controller.getState().alarm).toBeNull();
  meanwhile(house);
  return { ...(await seated(game, frauds, notebook, house)), notebook };
}

/** Replaces the history: the same stakes with another seed, and each round played to an end that this seed allows. */
export function exchangePast(house: House): void {
  const session = house.current();
  session.seed.fill(99);
  for (const played of session.rounds) {
    played.actions.length = 0;
    house.conclude(session, played);
  }
}
