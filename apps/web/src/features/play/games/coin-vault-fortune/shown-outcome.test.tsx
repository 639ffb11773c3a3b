import type { Round } from '@goldwren/contracts/player';
import { coinVaultFortune } from '@goldwren/game-engine/games/coin-vault-fortune';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { reelScript } from '../../reels/reel-script.ts';
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

it('names the grand prize over a full vault', async () => {
  const seat = takeSeat({ Stage: CoinVaultStage });
  await seat.play(grandRound, []);
  expect(seat.page.querySelector('.vault-grand')?.textContent).toBe('Grand');
  expect(grandRound.payout).toBe('5000000.00');
});
