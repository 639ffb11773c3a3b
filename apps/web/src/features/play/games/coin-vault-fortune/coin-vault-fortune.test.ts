import { createHash } from 'node:crypto';
import type { Round } from '@goldwren/contracts/player';
import { replayRound } from '@goldwren/game-engine';
import { coinVaultFortune } from '@goldwren/game-engine/games/coin-vault-fortune';
import { expect, it } from 'vitest';
import { windowsAt } from '../../reels/reel-game.ts';
import { reelScript, wonCells } from '../../reels/reel-script.ts';
import { testSymbolSheet } from '../../testing/test-symbol-sheet.ts';
import { coinVaultReels } from './reel-game.ts';
import { shutVault } from './show-vault.ts';
import { cellCount, vaultScript } from './vault-script.ts';

const { coinsToOpen, scatter, vault } = coinVaultFortune.maths.data;

it('shows every round as its events say, up to the paid sum', () => {
  let vaults = 0;
  for (let nonce = 0; nonce < 1_500; nonce++) {
    const key = createHash('sha256').update(`round ${nonce}`).digest();
    const { result } = replayRound(coinVaultFortune, key, {}, []);
    const { events = [], payX100 = 0 } = result ?? {};
    const [step, ...others] = reelScript(events as never, scatter);
    expect(others).toEqual([]);
    expect(step?.payX100).toBe(payX100);
    expect(step && windowsAt(coinVaultReels, step.band, step.stops)).toEqual(step?.grid);
    const script = vaultScript({ events } as unknown as Round);
    const coins = step?.grid.flat().filter((id) => id === scatter).length ?? 0;
    expect(script === null).toBe(coins < coinsToOpen);
    if (!script || !step) continue;
    vaults += 1;
    const lines = step.wins.reduce((sum, win) => sum + win.payX100, 0);
    const shut = shutVault(script);
    expect(script.full ? shut.sumX100 : shut.sumX100 + lines).toBe(payX100);
    expect(new Set(shut.coins.map(({ cell }) => cell)).size).toBe(shut.coins.length);
    for (const { cell } of script.opened) expect(step.grid.flat()[cell]).toBe(scatter);
    expect(script.opened).toHaveLength(coins);
    expect(script.turns.at(-1)?.left).toBe(0);
  }
  expect(vaults).toBeGreaterThan(5);
});

it('rests on a grid without a win and with the vault closed', () => {
  const { restingStops } = coinVaultReels;
  const stops = [...restingStops];
  const rng = { u32: () => 0, below: () => stops.shift() ?? 0, shuffle: <T>(items: T[]) => items };
  const { events, payX100 } = coinVaultFortune.play(rng, {});
  expect(payX100).toBe(0);
  expect(reelScript(events as never, scatter).flatMap(wonCells)).toEqual([]);
  expect(events.map(({ type }) => type)).toEqual(['spin', 'settle']);
});

it('has as many cells in its vault as the reel window, and opens it with the number of coins that the maths define', () => {
  expect(coinVaultReels.feature).toEqual({ symbol: scatter, needed: coinsToOpen });
  expect(cellCount).toBe(coinVaultFortune.rules.cells);
  expect(vault.respins).toBe(coinVaultFortune.rules.vault.respins);
});

testSymbolSheet(import.meta.dirname, coinVaultReels.sheet.ids);
