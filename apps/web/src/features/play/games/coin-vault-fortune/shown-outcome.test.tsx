import type { Round } from '@goldwren/contracts/player';
import { coinVaultFortune } from '@goldwren/game-engine/games/coin-vault-fortune';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
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

/** @throws Error if the page has no door */
function isOpen(page: HTMLElement): boolean {
  const door = page.querySelector('.vault-door');
  if (!door) throw new Error('the stage has no door');
  return door.hasAttribute('data-open');
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

/** The running total above the reels, in hundredths of the stake. */
function totalOn(page: HTMLElement, round: Round): number {
  const text = page.querySelector('.feature-band strong')?.textContent ?? '0';
  return (100 * Number(text.replaceAll(/[^\d.]/g, ''))) / Number(round.stake);
}

/** Plays a round in small steps until it has been shown, and returns what each step shows of the coins. */
async function watchCoins(seat: StageSeat, round: Round, skipAtCoin = Number.POSITIVE_INFINITY) {
  const seen: { held: number; flying: number; total: number }[] = [];
  let skipped = false;
  for (let step = 0; step < 3_000 && seat.shown.mock.calls.length === 0; step++) {
    await seat.after(20);
    if (!seat.page.querySelector('.vault[data-scene="held"]')) continue;
    const held = seat.page.querySelectorAll('.vault-cell .vault-coin').length;
    const flying = seat.page.querySelectorAll('.vault-flight').length;
    seen.push({ held, flying, total: totalOn(seat.page, round) });
    if (!skipped && held >= skipAtCoin) seat.skip();
    skipped ||= held >= skipAtCoin;
  }
  return seen;
}

describe('the running total', () => {
  const round = vaultRounds.find((one) => vaultScript(one)?.turns.some(({ landed }) => landed.length > 1)) as Round;
  const script = vaultScript(round);
  const coins = [...(script?.opened ?? []), ...(script?.turns.flatMap(({ landed }) => landed) ?? [])];
  /** The total after each coin. */
  const sums = coins.map((_, last) => coins.slice(0, last + 1).reduce((sum, { payX100 }) => sum + payX100, 0));

  it('grows by each coin when its copy has arrived, and not before', async () => {
    const seat = takeSeat({ Stage: CoinVaultStage });
    await seat.begin(round);
    const seen = await watchCoins(seat, round);
    for (const [step, now] of seen.entries()) {
      const arrived = sums.indexOf(now.total) + 1;
      expect(now.total === 0 || arrived > 0).toBe(true);
      expect(arrived + now.flying).toBeLessThanOrEqual(now.held);
      const before = seen[step - 1];
      // A coin that lands does not change the total. One that arrives ends its flight.
      if (before && before.held < now.held && before.flying === 0) expect(now.total).toBe(before.total);
      if (before && before.total < now.total) expect(before.flying).toBeGreaterThan(0);
    }
    expect([...new Set(seen.map(({ total }) => total))]).toEqual([0, ...new Set(sums)]);
    expect(seen.at(-1)).toMatchObject({ flying: 0, total: script?.payX100 });
  });

  it('grows without flights, as soon as a coin lands, with reduced motion', async () => {
    const seat = takeSeat({ Stage: CoinVaultStage });
    await seat.begin(round, true);
    const seen = await watchCoins(seat, round);
    for (const { held, flying, total } of seen) expect([flying, total]).toEqual([0, sums[held - 1]]);
    expect(seen.at(-1)?.total).toBe(script?.payX100);
  });

  it.each([1, 4, coins.length])('is final after a skip at coin %i, and no copy is left', async (skipAtCoin) => {
    const seat = takeSeat({ Stage: CoinVaultStage });
    await seat.begin(round);
    await watchCoins(seat, round, skipAtCoin);
    expect(seat.page.querySelector('.vault-flight')).toBeNull();
    expect(totalOn(seat.page, round)).toBe(script?.payX100);
    expect(vaultOn(seat.page)).toEqual(vaultOf(round));
  });
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
    let [openedAt, ms] = [Number.NaN, 0];
    for (; seat.shown.mock.calls.length === 0 && ms < 60_000; ms += 100) {
      await seat.after(100);
      if (skipped && ms % 2_000 === 0) seat.skip();
      if (Number.isNaN(openedAt) && isOpen(seat.page)) openedAt = ms;
    }
    expect(turns.length).toBeGreaterThan(20);
    expect(ms - openedAt + 900).toBeLessThanOrEqual(skipped ? 12_000 : longestFeatureMs);
  }
});

describe('the door', () => {
  const vaultRound = vaultRounds[0] as Round;
  const plainRound = numbered(1);
  /** What the stage shows, in its order: the door or its card, the cells, and the door again. */
  async function watchDoor(round: Round, reducedMotion: boolean) {
    const seat = takeSeat({ Stage: CoinVaultStage });
    const seen: string[] = [];
    const look = () => {
      const scene = seat.page.querySelector('.feature-intro') ? 'card' : seat.page.querySelector('.vault') && 'cells';
      const now = `${isOpen(seat.page) ? 'open' : 'closed'} ${scene ?? 'reels'}`;
      if (now !== seen.at(-1)) seen.push(now);
    };
    look();
    await seat.begin(round, reducedMotion);
    for (let step = 0; step < 2_000 && seat.shown.mock.calls.length === 0; step++) {
      await seat.after(20);
      look();
    }
    const atShown = seen.at(-1);
    await seat.lay('idle', round, { reducedMotion });
    look();
    return { seen, atShown };
  }

  it('is closed at rest, opens once before the card of the feature, and closes after the feature', async () => {
    const { seen, atShown } = await watchDoor(vaultRound, false);
    expect(seen).toEqual(['closed reels', 'open reels', 'open card', 'open cells', 'closed cells']);
    expect(atShown).toBe('closed cells');
  });

  it('is open with the card, without waiting for movement, with reduced motion', async () => {
    const { seen } = await watchDoor(vaultRound, true);
    expect(seen).toEqual(['closed reels', 'open card', 'open cells', 'closed cells']);
  });

  it('stays open over a full vault until its round is over', async () => {
    const { seen, atShown } = await watchDoor(grandRound, false);
    expect(atShown).toBe('open cells');
    expect(seen.slice(-2)).toEqual(['open cells', 'closed cells']);
  });

  it('stays closed in a round without the feature', async () => {
    expect(vaultScript(plainRound)).toBeNull();
    expect((await watchDoor(plainRound, false)).seen).toEqual(['closed reels']);
  });
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
