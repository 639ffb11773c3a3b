import type { AnyGame } from '@goldwren/game-engine';
import { doubleOnce } from '@goldwren/game-engine/testing';
import { expect, it } from 'vitest';
import { memoryNotebook } from '../../../shared/fairness/notebook-store.ts';
import { House } from '../testing/house.ts';
import { betOn, type Frauds, playRound, rest, takeSeat } from '../testing/table.ts';

const played = 12;

/** A house with a session of twelve rounds, and the notebook of the browser that played them. */
async function playedHouse() {
  const house = new House(doubleOnce as unknown as AnyGame);
  const notebook = memoryNotebook();
  const { controller } = takeSeat({ house, notebook });
  await controller.start();
  for (let round = 0; round < played; round++) await playRound(controller, betOn(house));
  return { house, notebook };
}

/** Sits down again, and counts the rounds that the house is asked to list for it. */
async function resumed(house: House, notebook: ReturnType<typeof memoryNotebook>) {
  let listed = 0;
  const list: Frauds['list'] = (answer) => {
    listed += answer.results.length;
    return answer;
  };
  const { controller } = takeSeat({ house, notebook, frauds: { list } });
  await controller.start();
  await rest(controller);
  const { alarm } = controller.getState();
  return { listed, alarm };
}

it('a browser that has watched the session resumes it without any round listed', async () => {
  const { house, notebook } = await playedHouse();
  expect(await resumed(house, notebook)).toEqual({ listed: 0, alarm: null });
});

it('another device is given the last round, and not the session', async () => {
  const { house } = await playedHouse();
  expect(await resumed(house, memoryNotebook())).toEqual({ listed: 1, alarm: null });
});

it('a browser that the house is ahead of compares all of it', async () => {
  const { house, notebook } = await playedHouse();
  const { controller } = takeSeat({ house, notebook: memoryNotebook() });
  await controller.start();
  await playRound(controller, betOn(house));
  expect(await resumed(house, notebook)).toEqual({ listed: played + 1, alarm: null });
});
