import type { Round } from '@goldwren/contracts/player';
import type { InstantGame } from '@goldwren/game-engine';
import fc from 'fast-check';
import type { ComponentType } from 'react';
import { expect } from 'vitest';
import type { StageProps } from '../model/game-module.ts';
import type { ReelGame } from '../reels/reel-game.ts';
import { type ReelStep, reelScript, wonCells } from '../reels/reel-script.ts';
import { roundOf } from './shown-round.ts';
import { describeShownRounds } from './shown-rounds.ts';
import { type StageSeat, tableOf, takeSeat } from './stage-seat.tsx';

// The table loads this after it opens. With fake timers, it must be loaded before the test.
await import('../reels/show-round.ts');

/** A game with reels, as its tests play it. */
export interface ReelGameUnderTest {
  readonly engine: InstantGame;
  readonly Stage: ComponentType<StageProps>;
  readonly reels: ReelGame;
  readonly symbolName: (id: string) => string;
}

function stepsOf({ reels }: Pick<ReelGameUnderTest, 'reels'>, round: Round): ReelStep[] {
  return reelScript(round.events as never, reels.feature.symbol);
}

/** The actual content of each window: the cells of the visible strip at its current position. */
export function windowsOf(page: HTMLElement): string[][] {
  return [...page.querySelectorAll<HTMLElement>('.reel-window')].map((window) => {
    const strips = [...window.children] as HTMLElement[];
    const [strip, ...others] = strips.filter(({ hidden }) => !hidden);
    if (!strip || others.length > 0) throw new Error(`Expected one visible strip of ${strips.length}`);
    const percent = Number(/translateY\(-?([\d.]+)%\)/.exec(strip.style.transform)?.[1]);
    const row = Math.round((percent / 100) * strip.children.length);
    const rows = Number(window.style.getPropertyValue('--rows'));
    return [...strip.children].slice(row, row + rows).map((cell) => /is-(\w+)/.exec(cell.className)?.[1] ?? '');
  });
}

/** The cells that are highlighted as won, as reel and row. */
function highlightedOn(page: HTMLElement): number[][] {
  return [...page.querySelectorAll('.won-cells')].flatMap((reel, at) =>
    [...reel.querySelectorAll<HTMLElement>('[data-won]')].map(({ style }) => [at, Number(style.gridRow) - 1]),
  );
}

/** Expects that the stage shows the end of this round and nothing else. */
export function expectShown(game: ReelGameUnderTest, { page, shown }: StageSeat, round: Round): void {
  const last = stepsOf(game, round).at(-1);
  const grid = last?.grid ?? [];
  const rows = Array.from({ length: Math.max(...grid.map(({ length }) => length)) }, (_, row) => row);
  const named = (id: string | undefined) => (id ? game.symbolName(id) : '');
  expect(shown).toHaveBeenCalledTimes(1);
  expect(windowsOf(page)).toEqual(grid);
  expect(highlightedOn(page).sort()).toEqual(
    last
      ? wonCells(last)
          .map((cell) => [...cell])
          .sort()
      : [],
  );
  expect(tableOf(page)).toEqual(rows.map((row) => grid.map((reel) => named(reel[row]))));
  expect(page.querySelector('.reel-stage')?.getAttribute('data-scene')).toBeNull();
}

/** Enough rounds to contain free spins for any random draws. Returns those with free spins. */
export function freeRoundsOf(game: ReelGameUnderTest): [Round, ...Round[]] {
  const rounds = Array.from({ length: 1_500 }, (_, nonce) => roundOf(game.engine, nonce));
  const [first, ...others] = rounds.filter((round) => stepsOf(game, round).length > 1);
  if (!first) throw new RangeError('No round with free spins');
  return [first, ...others];
}

/** The shared tests of every stage with reels and free spins. */
export function describeReelRounds(game: ReelGameUnderTest, freeRounds: readonly [Round, ...Round[]]): void {
  const numbered = fc.nat(1e6).map((nonce) => roundOf(game.engine, nonce));
  describeShownRounds({
    anyRound: fc.oneof(numbered, fc.constantFrom(...freeRounds)),
    examples: [roundOf(game.engine, 1), freeRounds[0]],
    takeSeat: () => takeSeat(game),
    expectShown: (seat, round) => expectShown(game, seat, round),
  });
}
