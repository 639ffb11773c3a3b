import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { replayRound } from '@goldwren/game-engine';
import { cherryClassicSlots } from '@goldwren/game-engine/games/cherry-classic-slots';
import { describe, expect, it } from 'vitest';
import { windowsAt } from '../../reels/reel-game.ts';
import { reelScript } from '../../reels/reel-script.ts';
import { suspenseReels } from '../../reels/suspense.ts';
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

describe('the symbol sheet', () => {
  const sheet = readFileSync(join(import.meta.dirname, 'symbols.svg'), 'utf8');

  it('contains every symbol of the maths, from left to right', () => {
    const drawn = [...sheet.matchAll(/<g id="(\w+)" transform="translate\((\d+)\)"/g)];
    expect(drawn.map(([, id]) => id)).toEqual(cherryReels.sheet.ids);
    expect(drawn.map(([, , x]) => Number(x))).toEqual(cherryReels.sheet.ids.map((_, index) => index * 72));
  });

  it('is within the size limit of a game', () => {
    expect(Buffer.byteLength(sheet)).toBeLessThanOrEqual(12_000);
  });
});
