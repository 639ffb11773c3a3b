import { createHash } from 'node:crypto';
import { replayRound } from '@goldwren/game-engine';
import { cherryClassicSlots } from '@goldwren/game-engine/games/cherry-classic-slots';
import { expect, it } from 'vitest';
import { windowsAt } from '../../reels/reel-game.ts';
import { reelScript } from '../../reels/reel-script.ts';
import { suspenseReels } from '../../reels/suspense.ts';
import { testSymbolSheet } from '../../testing/test-symbol-sheet.ts';
import { cherryReels } from './reel-game.ts';

it('shows every round as its events say, up to the paid sum, and loads no feature', () => {
  for (let nonce = 0; nonce < 400; nonce++) {
    const { result } = replayRound(cherryClassicSlots, createHash('sha256').update(`round ${nonce}`).digest(), {}, []);
    const [step, ...more] = reelScript(result?.events ?? [], cherryReels.feature.symbol);
    expect(more).toEqual([]);
    expect(step?.payX100).toBe(result?.payX100);
    expect(step?.scatters).toEqual([]);
    if (!step) continue;
    expect(windowsAt(cherryReels, step.band, step.stops)).toEqual(step.grid);
    expect([...suspenseReels(cherryReels, step)]).toEqual([]);
    for (const { cells, symbol } of step.wins) {
      for (const [reel, row] of cells) expect([symbol, 'clover']).toContain(step.grid[reel]?.[row]);
    }
  }
});

it('rests on a line that pays nothing', () => {
  const line = windowsAt(cherryReels, 'paid', cherryReels.restingStops).map((window) => window[1]);
  expect(new Set(line).size).toBe(3);
  expect(line).not.toContain('clover');
  expect(line[0]).not.toBe('cherry');
});

testSymbolSheet(import.meta.dirname, cherryReels.sheet.ids);
