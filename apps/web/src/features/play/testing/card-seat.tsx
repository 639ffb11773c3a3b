import type { Round } from '@goldwren/contracts/player';
import type { AnyGame, GameAction } from '@goldwren/game-engine';
import { cleanup } from '@testing-library/react';
import fc from 'fast-check';
import type { ComponentType } from 'react';
import type { StageProps } from '../model/game-module.ts';
import { roundOf } from './shown-round.ts';
import { takeSeat } from './stage-seat.tsx';

const longestMs = 20_000;

/**
 * The index of each chosen legal action, and the milliseconds of each show after which a skip is requested (null for
 * never).
 */
interface Played {
  readonly number: number;
  readonly picks: readonly number[];
  readonly skipAfter: number | null;
  readonly reducedMotion: boolean;
}

export type CardSeat = ReturnType<typeof takeCardSeat>;

/** A seat at a card table, for rounds that stay open until the player has decided. Requires fake timers. */
export function takeCardSeat(game: AnyGame, Stage: ComponentType<StageProps>, sound?: StageProps['sound']) {
  const { page, shown, lay, after, skip, refuse } = takeSeat({ Stage, longestMs, ...(sound && { sound }) });
  let before: Round | null = null;

  async function show(round: Round, { skipAfter, reducedMotion }: Played): Promise<void> {
    shown.mockClear();
    await lay(round.state === 'open' ? 'dealing' : 'showing', round, { reducedMotion });
    if (skipAfter !== null) {
      await after(skipAfter);
      skip();
    }
    await after(longestMs);
    if (shown.mock.calls.length !== 1) throw new Error(`Expected one call of onShown, got ${shown.mock.calls.length}`);
    await lay(round.state === 'open' ? 'deciding' : 'idle', round, { reducedMotion });
  }

  return {
    ...{ page, lay, after },
    /** The accessible text of each hand, the dealer's first. */
    spoken: () => [...page.querySelectorAll('.seat-label .sr-only')].map((one) => one.textContent ?? ''),
    /** @param look Called after every step, including the deal */
    async play(played: Played, look: (round: Round) => void): Promise<void> {
      const { number, picks, reducedMotion } = played;
      await lay('staking', before, { reducedMotion });
      await after(90);
      const actions: GameAction[] = [];
      for (;;) {
        const round = roundOf(game, number, game.choices[0], [...actions]);
        await show(round, played);
        look(round);
        before = round;
        const legal = round.legal_actions as unknown as { action: GameAction }[];
        if (round.state === 'settled') return;
        actions.push((legal[(picks[actions.length] ?? 0) % legal.length] as { action: GameAction }).action);
        await lay('acting', round, { reducedMotion });
        await after(30);
      }
    },
    /** Sends a stake that is rejected. */
    refuse: () => refuse(before),
  };
}

/** The number of cards that step forward because their hand has won. */
export function cardsForward(page: HTMLElement): number {
  return page.querySelectorAll('.seated-card[data-row="player"][data-won]').length;
}

/** The cards named in the sentence of a hand, in order. */
export function spokenCards(sentence = ''): string[] {
  return sentence
    .replace(/^[^:]*: /, '')
    .replace(/\..*$/, '')
    .split(', ');
}

interface AnyHands {
  seat(): CardSeat;
  expectShown(seat: CardSeat, round: Round): void;
  /** The maximum number of decisions in a round, and of actions to choose from. */
  readonly decisions: number;
  readonly actions: number;
  readonly numRuns: number;
  /** The maximum number of consecutive rounds. */
  readonly most: number;
}

/** Plays consecutive rounds with random decisions, skips and motion settings, and checks the table after every step. */
export function playAnyHands({ seat, expectShown, decisions, actions, numRuns, most }: AnyHands): Promise<void> {
  const anyPlayed = fc.record({
    number: fc.nat(1e6),
    picks: fc.array(fc.nat(actions - 1), { minLength: decisions, maxLength: decisions }),
    skipAfter: fc.option(fc.integer({ min: 0, max: 3_000 })),
    reducedMotion: fc.boolean(),
  });
  return fc.assert(
    fc.asyncProperty(fc.array(anyPlayed, { minLength: 1, maxLength: most }), async (rounds) => {
      const taken = seat();
      for (const played of rounds) await taken.play(played, (round) => expectShown(taken, round));
      cleanup();
    }),
    { numRuns },
  );
}
