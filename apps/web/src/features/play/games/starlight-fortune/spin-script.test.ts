import { createHash } from 'node:crypto';
import { replayRound } from '@goldwren/game-engine';
import { starlightFortune } from '@goldwren/game-engine/games/starlight-fortune';
import { expect, it } from 'vitest';
import { spinScript } from './spin-script.ts';
import { stripCells } from './strips.ts';

it('tells every round as its events do, up to the paid sum', () => {
  let freeRounds = 0;
  for (let nonce = 0; nonce < 400; nonce++) {
    const { result } = replayRound(starlightFortune, createHash('sha256').update(`round ${nonce}`).digest(), {}, []);
    const events = result?.events ?? [];
    const steps = spinScript(events);
    expect(steps.at(-1)?.payX100).toBe(result?.payX100);
    expect(steps.flatMap((step) => step.lineWins)).toHaveLength(
      events.filter((event) => event.type === 'line_win').length,
    );
    const [first] = steps;
    if (first && first.freeSpinsWon > 0) {
      freeRounds += 1;
      expect(first.moons.length).toBeGreaterThanOrEqual(3);
      expect(steps).toHaveLength(1 + first.freeSpinsWon);
    }
    for (const step of steps) {
      for (const [reel, column] of step.grid.entries()) {
        expect(stripCells(reel, step.free, step.stops[reel] ?? -1, 3)).toEqual(column);
      }
    }
  }
  expect(freeRounds).toBeGreaterThan(0);
});
