import { createHash } from 'node:crypto';
import { replayRound } from '@goldwren/game-engine';
import { megaTowerSlots } from '@goldwren/game-engine/games/mega-tower-slots';
import { expect, it } from 'vitest';
import { windowsAt } from '../../reels/reel-game.ts';
import { reelScript, wonCells } from '../../reels/reel-script.ts';
import { testSymbolSheet } from '../../testing/test-symbol-sheet.ts';
import { megaTowerReels } from './reel-game.ts';

it('shows every round as its events say, up to the paid sum', () => {
  let freeRounds = 0;
  for (let nonce = 0; nonce < 400; nonce++) {
    const { result } = replayRound(megaTowerSlots, createHash('sha256').update(`round ${nonce}`).digest(), {}, []);
    const events = result?.events ?? [];
    const steps = reelScript(events, megaTowerReels.feature.symbol);
    expect(steps.at(-1)?.payX100).toBe(result?.payX100);
    expect(steps.flatMap((step) => step.wins)).toHaveLength(events.filter(({ type }) => type === 'ways_win').length);
    for (const step of steps) {
      const heights = step.grid.map(({ length }) => length);
      expect(windowsAt(megaTowerReels, step.band, step.stops, heights)).toEqual(step.grid);
      for (const { symbol, cells } of step.wins) {
        for (const [reel, row] of cells) expect([symbol, 'banner']).toContain(step.grid[reel]?.[row]);
      }
      expect(wonCells(step).length > 0).toBe(step.wins.length > 0 || step.freeSpinsWon > 0);
    }
    if (steps.length === 1) continue;
    freeRounds += 1;
    expect(steps[0]?.scatters.length).toBeGreaterThanOrEqual(megaTowerReels.feature.needed);
    expect(steps).toHaveLength(6);
  }
  expect(freeRounds).toBeGreaterThan(0);
});

testSymbolSheet(import.meta.dirname, megaTowerReels.sheet.ids);
