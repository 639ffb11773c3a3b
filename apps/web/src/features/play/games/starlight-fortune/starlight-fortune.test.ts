import { createHash } from 'node:crypto';
import { replayRound } from '@goldwren/game-engine';
import { starlightFortune } from '@goldwren/game-engine/games/starlight-fortune';
import { expect, it } from 'vitest';
import { windowsAt } from '../../reels/reel-game.ts';
import { reelScript } from '../../reels/reel-script.ts';
import { testSymbolSheet } from '../../testing/test-symbol-sheet.ts';
import { starlightReels } from './reel-game.ts';

it('shows every round as its events say, up to the paid sum', () => {
  let freeRounds = 0;
  for (let nonce = 0; nonce < 400; nonce++) {
    const { result } = replayRound(starlightFortune, createHash('sha256').update(`round ${nonce}`).digest(), {}, []);
    const events = result?.events ?? [];
    const steps = reelScript(events, starlightReels.feature.symbol);
    expect(steps.at(-1)?.payX100).toBe(result?.payX100);
    expect(steps.flatMap((step) => step.wins)).toHaveLength(events.filter((event) => event.type === 'line_win').length);
    const [first] = steps;
    if (first && first.freeSpinsWon > 0) {
      freeRounds += 1;
      expect(first.scatters.length).toBeGreaterThanOrEqual(starlightReels.feature.needed);
      expect(steps).toHaveLength(1 + first.freeSpinsWon);
    }
    for (const { band, stops, grid } of steps) expect(windowsAt(starlightReels, band, stops)).toEqual(grid);
  }
  expect(freeRounds).toBeGreaterThan(0);
});

it('starts its feature with the number of moons that the maths define', () => {
  const { scatterPays, freeSpins } = starlightFortune.maths.data;
  expect(scatterPays).toHaveLength(freeSpins.length);
  expect(starlightReels.feature.needed).toBe(5 - freeSpins.length + 1);
});

testSymbolSheet(import.meta.dirname, starlightReels.sheet.ids);
