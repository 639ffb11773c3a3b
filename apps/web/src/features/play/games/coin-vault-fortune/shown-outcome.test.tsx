import type { Round } from '@goldwren/contracts/player';
import { coinVaultFortune } from '@goldwren/game-engine/games/coin-vault-fortune';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { reelScript } from '../../reels/reel-script.ts';
import { longestFeatureMs } from '../../shell/motion/rhythm.ts';
import { windowsOf } from '../../testing/reel-rounds.ts';
import { roundOf } from '../../testing/shown-round.ts';
import { describeShownRounds, installFakeTimers } from '../../testing/shown-rounds.ts';
import { type StageSeat, takeSeat } from '../../testing/stage-seat.tsx';
import { CoinVaultStage } from './coin-vault-stage.tsx';
import { shutVault } from './show-vault.ts';
import { vaultScript } from './vault-script.ts';

const numbered = (nonce: number) => roundOf(coinVaultFortune, nonce);
/** Enough rounds to contain vaults for any random draws. */
const vaultRounds = Array.from({ length: 2_000 }, (_, nonce) => numbered(nonce)).filter(
  (round) => vaultScript(round) !== null,
);

/** Two coins on each of three reels, and then a coin in every draw. */
const grandRound = (() => {
  const stops = coinVaultFortune.maths.data.reels.map((reel, index) =>
    Math.max(0, index < 3 ? (reel + reel).indexOf('CC') : (reel + reel).search(/[^C]{3}/)),
  );
  const rng = { u32: () => 0, below: () => stops.shift() ?? 0, shuffle: <T,>(items: T[]) => items };
  const { events, payX100 } = coinVaultFortune.play(rng, {});
  return { ...numbered(1), round_id: 'grand-prize-round', events, payout: `${50 * payX100}.00` } as Round;
})();

/** The value on the coin of each cell, or null for an empty cell. Null when the vault is closed. */
function vaultOn(page: HTMLElement): (string | null)[] | null {
  const cells = [...page.querySelectorAll('.vault-cell')];
  return cells.length === 0 ? null : cells.map((cell) => cell.querySelector('b')?.textContent ?? null);
}

function vaultOf(round: Round): (string | null)[] | null {
  const script = vaultScript(round);
  if (!script) return null;
  const { coins } = shutVault(script);
  return Array.from({ length: 15 }, (_, cell) => {
    const coin = coins.find((one) => one.cell === cell);
    return coin ? `${coin.payX100 / 100}×` : null;
  });
}

function expectShown({ page, shown }: StageSeat, round: Round): void {
  const [step] = reelScript(round.events as never, 'coin');
  expect(shown).toHaveBeenCalledTimes(1);
  expect(windowsOf(page)).toEqual(step?.grid);
  expect(vaultOn(page)).toEqual(vaultOf(round));
}

// The browser loads the vault early. With fake timers, it must be loaded before the test.
beforeAll(async () => void (await import('./vault.tsx')));
installFakeTimers();

describeShownRounds({
  anyRound: fc.oneof(fc.nat(1e6).map(numbered), fc.constantFrom(...vaultRounds, grandRound)),
  examples: [numbered(1), vaultRounds[0] as Round, grandRound],
  takeSeat: () => takeSeat({ Stage: CoinVaultStage }),
  ...{ expectShown, numRuns: 12, most: 3, skips: 5 },
});

it('shows each coin from the respin that brings it until the end', async () => {
  const round = vaultRounds.find((one) => vaultScript(one)?.turns.some(({ landed }) => landed.length > 0)) as Round;
  const script = vaultScript(round);
  const seat = takeSeat({ Stage: CoinVaultStage });
  await seat.begin(round);
  const counts = [0];
  for (let step = 0; step < 600 && seat.shown.mock.calls.length === 0; step++) {
    await seat.after(100);
    const coins = vaultOn(seat.page)?.filter((worth) => worth !== null).length ?? 0;
    if (coins !== counts.at(-1)) counts.push(coins);
  }
  const last = (script?.opened.length ?? 0) + (script?.turns.flatMap(({ landed }) => landed).length ?? 0);
  expect(counts).toEqual(Array.from({ length: last + 1 }, (_, coins) => coins));
});

it('shows the vault with the most respins in at most 25 seconds, and a skip ends it', async () => {
  const turnsOf = (round: Round) => vaultScript(round)?.turns.length ?? 0;
  const longest = [...vaultRounds].sort((one, other) => turnsOf(other) - turnsOf(one))[0] as Round;
  const opened = vaultScript(longest)?.opened ?? [];
  // Every third respin brings a coin until the vault is full: no vault has more respins.
  const empty = Array.from({ length: 15 }, (_, cell) => cell).filter(
    (cell) => !opened.some((coin) => coin.cell === cell),
  );
  const coinAt = (cell: number) => ({ position: [Math.trunc(cell / 3), cell % 3], pay_x100: 100 });
  const turns = empty.flatMap((cell) => [[], [], [coinAt(cell)]]);
  const respins = turns.map((coins, turn) => ({ type: 'respin', coins, left: turn % 3 === 2 ? 3 : 2 - (turn % 3) }));
  const others = longest.events.filter(({ type }) => type !== 'respin');
  const at = others.findIndex(({ type }) => type === 'vault_win');
  const events = [...others.slice(0, at), ...respins, ...others.slice(at)] as never;
  for (const skipped of [false, true]) {
    const seat = takeSeat({ Stage: CoinVaultStage });
    await seat.begin({ ...longest, events, round_id: `slowest ${skipped}` });
    let [openedAt, ms] = [0, 0];
    for (; seat.shown.mock.calls.length === 0 && ms < 60_000; ms += 100) {
      await seat.after(100);
      if (skipped && ms % 2_000 === 0) seat.skip();
      if (openedAt === 0 && seat.page.querySelector('.feature-intro')) openedAt = ms;
    }
    expect(turns.length).toBeGreaterThan(20);
    expect(ms - openedAt + 900).toBeLessThanOrEqual(skipped ? 12_000 : longestFeatureMs);
  }
});

it('names the grand prize in the band, and nothing lies over the coins of a full vault', async () => {
  const seat = takeSeat({ Stage: CoinVaultStage });
  await seat.play(grandRound, []);
  expect(seat.page.querySelector('.feature-band')?.textContent).toMatch(/^Grand · The vault is full/);
  expect([...(seat.page.querySelector('.vault')?.children ?? [])].map(({ className }) => className)).toEqual(
    Array(15).fill('vault-cell'),
  );
  expect(grandRound.payout).toBe('5000000.00');
});
