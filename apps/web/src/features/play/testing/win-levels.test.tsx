import type { Round } from '@goldwren/contracts/player';
import type { AnyGame, GameAction } from '@goldwren/game-engine';
import { catalogue } from '@goldwren/game-engine/registry';
import { formatHundredths } from '@goldwren/rules';
import { describe, expect, it } from 'vitest';
import type { GameModule } from '../model/game-module.ts';
import { stakedOn } from '../model/staked-on.ts';
import { roundOf } from './shown-round.ts';
import { installFakeTimers } from './shown-rounds.ts';
import { takeSeat } from './stage-seat.tsx';

const files = import.meta.glob<{ gameModule: GameModule }>('../games/*/index.ts', { eager: true });
const games = Object.entries(files).map(([path, { gameModule }]) => ({
  slug: path.split('/').at(-2) ?? '',
  gameModule,
}));

// A table loads these after it opens. With fake timers, they must be loaded before the test.
await import('../reels/show-round.ts');
await import('../cards/stake-chips.tsx');

/** A round of the game after its first legal actions, as if it had paid this many hundredths of what it cost. */
function roundPaying(engine: AnyGame, paidX100: bigint): Round {
  const actions: GameAction[] = [];
  for (;;) {
    const round = roundOf(engine, 1, engine.choices[0], actions);
    if (round.state === 'settled') {
      return { ...round, payout: formatHundredths((stakedOn(round) * paidX100) / 100n) };
    }
    const [{ action }] = round.legal_actions as unknown as [{ action: GameAction }];
    actions.push(action);
  }
}

installFakeTimers();

it('covers every game of the catalogue', () => {
  expect(games.map(({ slug }) => slug).sort()).toEqual(catalogue.map(({ slug }) => slug).sort());
});

describe.each(games)('the stage of $slug', ({ gameModule: { engine, Stage } }) => {
  const levelShown = async (paidX100: bigint) => {
    const seat = takeSeat({ Stage });
    await seat.play(roundPaying(engine, paidX100), []);
    const stage = seat.page.querySelector<HTMLElement>('[data-celebrating]');
    // The world takes its light and its distance from the stage that contains it.
    if (stage) expect(stage.querySelector(':scope > .world')).not.toBeNull();
    return stage?.dataset.level;
  };

  it.each([
    [0n, undefined],
    [99n, undefined],
    [100n, undefined],
    [101n, '1'],
    [999n, '1'],
    [1_000n, '10'],
    [2_499n, '10'],
    [2_500n, '25'],
    [4_999n, '25'],
    [5_000n, '50'],
    [9_999n, '50'],
    [10_000n, '100'],
  ])('passes the level of a payout of %d hundredths of the cost: %s', async (paidX100, level) => {
    expect(await levelShown(paidX100)).toBe(level);
  });
});
