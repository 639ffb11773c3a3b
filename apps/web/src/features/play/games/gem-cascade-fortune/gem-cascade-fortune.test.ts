import { createHash } from 'node:crypto';
import { replayRound } from '@goldwren/game-engine';
import { gemCascadeFortune } from '@goldwren/game-engine/games/gem-cascade-fortune';
import { expect, it } from 'vitest';
import { aroundSpinsMs } from '../../shell/motion/feature-show.ts';
import { tempoOf } from '../../shell/motion/rhythm.ts';
import { testSymbolSheet } from '../../testing/test-symbol-sheet.ts';
import { freeSpinMs } from '../../tumbles/show-tumbles.ts';
import { fallOf, restOf, shownOf, tumbleScript } from '../../tumbles/tumble-script.ts';
import { gemCascade } from './tumble-game.ts';

const { data } = gemCascadeFortune.maths;

it('shows every round as its events say, up to the paid sum', () => {
  let freeRounds = 0;
  for (let nonce = 0; nonce < 600; nonce++) {
    const { result } = replayRound(gemCascadeFortune, createHash('sha256').update(`round ${nonce}`).digest(), {}, []);
    const events = result?.events ?? [];
    const steps = tumbleScript(events);
    expect(steps.at(-1)?.payX100).toBe(result?.payX100);
    const tumbles = steps.flatMap((step) => step.tumbles);
    expect(tumbles.flatMap(({ wins }) => wins)).toHaveLength(
      events.filter((event) => event.type === 'symbol_win').length,
    );
    for (const step of steps) {
      // The final grid pays nothing, or the engine would have continued.
      for (const symbol of Object.keys(data.pays)) expect(shownOf(restOf(step), symbol)).toBeLessThan(8);
    }
    const [first] = steps;
    if (first && first.freeSpinsWon > 0) {
      freeRounds += 1;
      expect(shownOf(restOf(first), data.scatter)).toBeGreaterThanOrEqual(gemCascade.feature.needed);
      expect(steps).toHaveLength(1 + first.freeSpinsWon);
    }
  }
  expect(freeRounds).toBeGreaterThan(0);
});

it('moves every gem down from its previous position', () => {
  for (let nonce = 0; nonce < 300; nonce++) {
    const { result } = replayRound(gemCascadeFortune, createHash('sha256').update(`fall ${nonce}`).digest(), {}, []);
    for (const step of tumbleScript(result?.events ?? [])) {
      let before = step.grid;
      for (const tumble of step.tumbles) {
        for (const [column, from] of fallOf(before, tumble).entries()) {
          for (const [row, was] of from.entries()) {
            expect(was).toBeLessThanOrEqual(row);
            const shown = tumble.grid[column]?.[row];
            if (was >= 0) expect(before[column]?.[was]).toBe(shown);
            else expect(tumble.refills[column]?.[row]).toBe(shown);
          }
        }
        before = tumble.grid;
      }
    }
  }
});

it('rests on a grid that shows every symbol and pays nothing', () => {
  expect(gemCascade.restingGrid.map(({ length }) => length)).toEqual(
    new Array(gemCascade.columns).fill(gemCascade.rows),
  );
  for (const { id } of data.symbols) expect(shownOf(gemCascade.restingGrid, id)).toBeGreaterThan(0);
  for (const id of Object.keys(data.pays)) expect(shownOf(gemCascade.restingGrid, id)).toBeLessThan(8);
  expect(shownOf(gemCascade.restingGrid, data.scatter)).toBeLessThan(data.fewestScatters);
});

testSymbolSheet(import.meta.dirname, gemCascade.sheet.ids);

it('needs no tempo at which a tumble is unreadable, in any of twenty thousand rounds', () => {
  let slowest = 0;
  for (let nonce = 0; nonce < 20_000; nonce++) {
    const { result } = replayRound(gemCascadeFortune, createHash('sha256').update(`long ${nonce}`).digest(), {}, []);
    const [, ...free] = tumbleScript(result?.events ?? []);
    slowest = Math.max(
      slowest,
      free.reduce((sum, step) => sum + freeSpinMs(gemCascade, step), 0),
    );
  }
  expect(slowest).toBeGreaterThan(15_000);
  // A tumble takes 1.6 seconds at tempo 1. Highlights at a third of that still change less than twice in a second.
  expect(tempoOf(slowest, aroundSpinsMs)).toBeGreaterThan(0.33);
});
