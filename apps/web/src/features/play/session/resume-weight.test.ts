import type { AnyGame } from '@goldwren/game-engine';
import { doubleOnce } from '@goldwren/game-engine/testing';
import { expect, it } from 'vitest';
import { memoryNotebook } from '../../../shared/fairness/notebook-store.ts';
import { House } from '../testing/house.ts';
import { betOn, type Frauds, playRound, rest, takeSeat } from '../testing/table.ts';

const played = 12;

/** A server with a session of twelve rounds, and the client log of the browser that played them. */
async function playedHouse() {
  const house = new House(doubleOnce as unknown as AnyGame);
  const notebook = memoryNotebook();
  const { controller } = takeSeat({ house, notebook });
  await controller.start();
  for (let round = 0; round < played; round++) await playRound(controller, betOn(house));
  return { house, notebook };
}

/** Opens the table again and counts the rounds that the server lists for it. */
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

it('resumes without listing any round in a browser that has followed the session', async () => {
  const { house, notebook } = await playedHouse();
  expect(await resumed(house, notebook)).toEqual({ listed: 0, alarm: null });
});

it('lists only the last round for another device', async () => {
  const { house } = await playedHouse();
  expect(await resumed(house, memoryNotebook())).toEqual({ listed: 1, alarm: null });
});

it('compares the whole session when the server is ahead of the browser', async () => {
  const { house, notebook } = await playedHouse();
  const { controller } = takeSeat({ house, notebook: memoryNotebook() });
  await controller.start();
  await playRound(controller, betOn(house));
  expect(await resumed(house, notebook)).toEqual({ listed: played + 1, alarm: null });
});
