import { megaTowerSlots } from '@goldwren/game-engine/games/mega-tower-slots';
import { megaTowerSlots as messages } from '@goldwren/messages/current/games/mega-tower-slots';
import { expect, it } from 'vitest';
import { describeReelRounds, freeRoundsOf, type ReelGameUnderTest, windowsOf } from '../../testing/reel-rounds.ts';
import { roundOf } from '../../testing/shown-round.ts';
import { installFakeTimers } from '../../testing/shown-rounds.ts';
import { takeSeat } from '../../testing/stage-seat.tsx';
import { MegaTowerStage } from './mega-tower-stage.tsx';
import { megaTowerReels } from './reel-game.ts';
import { storeysFor } from './storeys.ts';

const game: ReelGameUnderTest = {
  engine: megaTowerSlots,
  Stage: MegaTowerStage,
  reels: megaTowerReels,
  symbolName: messages.symbolName,
};
const freeRounds = freeRoundsOf(game);

installFakeTimers();

describeReelRounds(game, freeRounds);

it('shows the number of ways: the product of the reel heights', async () => {
  const seat = takeSeat(game);
  for (const round of [roundOf(game.engine, 1), freeRounds[0]]) {
    await seat.play(round, [100]);
    const heights = windowsOf(seat.page).map(({ length }) => length);
    const ways = heights.reduce((product, rows) => product * rows, 1);
    expect(seat.page.querySelector('.ways-now')?.textContent).toBe(messages.ways(ways));
    if (round !== freeRounds[0]) expect(new Set(heights).size).toBeGreaterThan(1);
    else expect(ways).toBe(117_649);
  }
});

it('shows the factors of the ways reel by reel, then their product, and builds a storey of the tower for each step', async () => {
  const seat = takeSeat(game);
  const round = roundOf(game.engine, 1);
  const built = () => seat.page.querySelectorAll('.tower[data-side="left"] .is-built').length;
  const text = () => seat.page.querySelector('.ways-now:not([data-unknown])')?.textContent ?? null;
  await seat.begin(round);
  const seen: { text: string | null; storeys: number }[] = [];
  for (let at = 0; at < 6_000; at += 40) {
    await seat.after(40);
    if (seen.at(-1)?.text !== text()) seen.push({ text: text(), storeys: built() });
  }
  const heights = windowsOf(seat.page).map(({ length }) => length);
  const ways = heights.reduce((product, rows) => product * rows, 1);
  const factors = heights.slice(0, -1).map((_, reel) => heights.slice(0, reel + 1).join(' × '));
  expect(seen.map((one) => one.text)).toEqual([null, ...factors, messages.ways(ways)]);
  const storeys = seen.map((one) => one.storeys);
  expect(storeys[0]).toBe(0);
  expect(storeys).toEqual([...storeys].sort((one, other) => one - other));
  expect(storeys.at(-1)).toBe(storeysFor(ways));
});

it('lights a win only when all its ways are counted', async () => {
  const seat = takeSeat(game);
  const rounds = Array.from({ length: 20 }, (_, nonce) => roundOf(game.engine, nonce + 1));
  const round = rounds.find((one) => Number(one.payout) > 0 && !freeRounds.includes(one));
  if (!round) throw new Error('none of these rounds wins');
  await seat.begin(round);
  const seen = new Set<string | null>();
  for (let at = 0; at < 6_000; at += 40) {
    await seat.after(40);
    if (seat.page.querySelector('[data-won]')) seen.add(seat.page.querySelector('.ways-now')?.textContent ?? null);
  }
  const ways = windowsOf(seat.page).reduce((product, { length }) => product * length, 1);
  expect([...seen]).toEqual([messages.ways(ways)]);
});

it('shows the number of ways at once when the player prefers reduced motion', async () => {
  const seat = takeSeat(game);
  await seat.begin(roundOf(game.engine, 1), true);
  const seen = new Set<string>();
  for (let at = 0; at < 6_000; at += 40) {
    await seat.after(40);
    seen.add(seat.page.querySelector('.ways-now:not([data-unknown])')?.textContent ?? '');
  }
  expect(seen.size).toBe(2);
});
