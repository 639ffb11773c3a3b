import type { Round } from '@goldwren/contracts/player';
import { coinVaultFortune } from '@goldwren/game-engine/games/coin-vault-fortune';
import { act, render } from '@testing-library/react';
import fc from 'fast-check';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { celebrationOf } from '../../model/celebration.ts';
import { displayCoins } from '../../model/outcome-sentence.ts';
import { hundredthsOf } from '../../model/play-state.ts';
import { createSkip } from '../../model/skip.ts';
import { silentSoundBoard } from '../../model/sound-board.ts';
import { reelScript } from '../../reels/reel-script.ts';
import { playAnyRounds, turnTheClock } from '../../testing/any-rounds.ts';
import { roundOf, type Seat, takeSeat, windowsOf } from '../../testing/reel-seat.tsx';
import { CoinVaultStage } from './coin-vault-stage.tsx';
import { shutVault } from './show-vault.ts';
import { vaultScript } from './vault-script.ts';

const numbered = (nonce: number) => roundOf({ engine: coinVaultFortune }, nonce);
/** So many rounds that vaults are among them whatever is drawn. */
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
  return { ...numbered(1), round_id: 'a grand', events, payout: `${50 * payX100}.00` } as Round;
})();

/** Per cell what stands on its coin; null where it is empty, and for a vault that is shut. */
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

function expectShown({ page, shown }: Seat, round: Round): void {
  const [step] = reelScript(round.events as never, 'coin');
  expect(shown).toHaveBeenCalledTimes(1);
  expect(windowsOf(page)).toEqual(step?.grid);
  expect(vaultOn(page)).toEqual(vaultOf(round));
  const foot = page.querySelector('.celebration-foot')?.textContent ?? null;
  const isWin = celebrationOf(round) !== 'none';
  expect(foot).toBe(isWin ? displayCoins('gold', hundredthsOf(round.payout)) : null);
}

// The vault is fetched ahead in the browser; under false timers it must be here before.
beforeAll(async () => void (await import('./vault.tsx')));
turnTheClock();

describe('what is shown at the end of a round is what was settled', () => {
  it('for any rounds after each other, however they are skipped, moving or calm', { timeout: 60_000 }, async () => {
    const anyRound = fc.oneof(fc.nat(1e6).map(numbered), fc.constantFrom(...vaultRounds, grandRound));
    await playAnyRounds({
      ...{ round: anyRound, expectShown, numRuns: 12, most: 3, skips: 5 },
      takeSeat: () => takeSeat({ Stage: CoinVaultStage }),
    });
  });

  it('even where a browser knows no Web Animations', async () => {
    Reflect.deleteProperty(Element.prototype, 'animate');
    const seat = takeSeat({ Stage: CoinVaultStage });
    for (const round of [numbered(1), vaultRounds[0] as Round, grandRound]) {
      await seat.play(round, []);
      expectShown(seat, round);
    }
  });
});

it('shows a coin no earlier than its respin brings it, and holds it from then on', async () => {
  const round = vaultRounds.find((one) => vaultScript(one)?.turns.some(({ landed }) => landed.length > 0)) as Round;
  const script = vaultScript(round);
  const shown = vi.fn();
  const { container } = render(
    <CoinVaultStage
      {...{ phase: 'showing', round, currency: 'gold', calm: false, sound: silentSoundBoard, skip: createSkip() }}
      {...{ decision: null, choice: {}, keys: true, onDecision: vi.fn(), onAct: vi.fn(), onChoice: vi.fn() }}
      onShown={shown}
    />,
  );
  const counts = [0];
  for (let step = 0; step < 600 && shown.mock.calls.length === 0; step++) {
    await act(async () => void (await vi.advanceTimersByTimeAsync(100)));
    const coins = vaultOn(container)?.filter((worth) => worth !== null).length ?? 0;
    if (coins !== counts.at(-1)) counts.push(coins);
  }
  const last = (script?.opened.length ?? 0) + (script?.turns.flatMap(({ landed }) => landed).length ?? 0);
  expect(counts).toEqual(Array.from({ length: last + 1 }, (_, coins) => coins));
});

it('says over a full vault what it is', async () => {
  const seat = takeSeat({ Stage: CoinVaultStage });
  await seat.play(grandRound, []);
  expect(seat.page.querySelector('.vault-grand')?.textContent).toBe('Grand');
  expect(grandRound.payout).toBe('5000000.00');
});

it('returns to the vault of before when a stake is refused', async () => {
  const seat = takeSeat({ Stage: CoinVaultStage });
  const round = vaultRounds[0] as Round;
  await seat.play(round, []);
  await seat.refuse(round);
  expect(windowsOf(seat.page)).toEqual(reelScript(round.events as never, 'coin')[0]?.grid);
  expect(vaultOn(seat.page)).toEqual(vaultOf(round));
  expect(seat.shown).toHaveBeenCalledTimes(1);
});
