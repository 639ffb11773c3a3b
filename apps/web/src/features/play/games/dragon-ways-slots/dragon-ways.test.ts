import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { replayRound } from '@goldwren/game-engine';
import { dragonWaysSlots } from '@goldwren/game-engine/games/dragon-ways-slots';
import { describe, expect, it } from 'vitest';
import { windowsAt } from '../../reels/reel-game.ts';
import { reelScript, wonCells } from '../../reels/reel-script.ts';
import { dragonWaysReels } from './reel-game.ts';

it('shows every round as its events say, up to the paid sum', () => {
  let freeRounds = 0;
  for (let nonce = 0; nonce < 400; nonce++) {
    const { result } = replayRound(dragonWaysSlots, createHash('sha256').update(`round ${nonce}`).digest(), {}, []);
    const events = result?.events ?? [];
    const steps = reelScript(events, dragonWaysReels.feature.symbol);
    expect(steps.at(-1)?.payX100).toBe(result?.payX100);
    expect(steps.flatMap((step) => step.wins)).toHaveLength(events.filter(({ type }) => type === 'ways_win').length);
    for (const step of steps) {
      expect(windowsAt(dragonWaysReels, step.band, step.stops)).toEqual(step.grid);
      for (const { symbol, cells } of step.wins) {
        for (const [reel, row] of cells) expect([symbol, 'pearl']).toContain(step.grid[reel]?.[row]);
      }
      expect(wonCells(step).length > 0).toBe(step.wins.length > 0 || step.freeSpinsWon > 0);
    }
    if (steps.length === 1) continue;
    freeRounds += 1;
    expect(steps[0]?.scatters.length).toBeGreaterThanOrEqual(dragonWaysReels.feature.needed);
    expect(steps).toHaveLength(11);
  }
  expect(freeRounds).toBeGreaterThan(0);
});

describe('the symbol sheet', () => {
  const sheet = readFileSync(join(import.meta.dirname, 'symbols.svg'), 'utf8');

  it('contains every symbol of the maths, from left to right', () => {
    const drawn = [...sheet.matchAll(/<g id="(\w+)" transform="translate\((\d+)\)"/g)];
    expect(drawn.map(([, id]) => id)).toEqual(dragonWaysReels.sheet.ids);
    expect(drawn.map(([, , x]) => Number(x))).toEqual(dragonWaysReels.sheet.ids.map((_, index) => index * 72));
  });

  it('is within the size limit of a game', () => {
    expect(Buffer.byteLength(sheet)).toBeLessThanOrEqual(12_000);
  });
});
