import type { Round } from '@goldwren/contracts/player';
import type { AnyGame, GameAction } from '@goldwren/game-engine';
import { cleanup } from '@testing-library/react';
import fc from 'fast-check';
import type { ComponentType } from 'react';
import type { StageProps } from '../model/game-module.ts';
import { roundOf } from './answered.ts';
import { takeSeat } from './stage-seat.tsx';

const longestMs = 20_000;

/** Which of the legal actions is taken, and after how many milliseconds of each show a skip is asked for; null: never. */
interface Played {
  readonly number: number;
  readonly picks: readonly number[];
  readonly skipAfter: number | null;
  readonly calm: boolean;
}

export type CardSeat = ReturnType<typeof takeCardSeat>;

/** A seat at a card table, led through rounds that are open until the player has decided. Needs fake timers. */
export function takeCardSeat(game: AnyGame, Stage: ComponentType<StageProps>) {
  const { page, shown, lay, after, skip, refuse } = takeSeat({ Stage, longestMs });
  let before: Round | null = null;

  async function show(round: Round, { skipAfter, calm }: Played): Promise<void> {
    shown.mockClear();
    await lay(round.state === 'open' ? 'dealing' : 'showing', round, { calm });
    if (skipAfter !== null) {
      await after(skipAfter);
      skip();
    }
    await after(longestMs);
    if (shown.mock.calls.length !== 1) throw new Error(`shown ${shown.mock.calls.length} times`);
    await lay(round.state === 'open' ? 'deciding' : 'idle', round, { calm });
  }

  return {
    page,
    /** What each hand is for readers, the house's first. */
    said: () => [...page.querySelectorAll('.seat-label .sr-only')].map((one) => one.textContent ?? ''),
    /** @param look called after every step, the deal included */
    async play(played: Played, look: (round: Round) => void): Promise<void> {
      const { number, picks, calm } = played;
      await lay('staking', before, { calm });
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
        await lay('acting', round, { calm });
        await after(30);
      }
    },
    /** A stake goes out and comes back refused. */
    refuse: () => refuse(before),
  };
}

/** The cards in a sentence of a hand, in their order. */
export function cardsSaid(sentence = ''): string[] {
  return sentence
    .replace(/^[^:]*: /, '')
    .replace(/\..*$/, '')
    .split(', ');
}

interface AnyHands {
  seat(): CardSeat;
  expectShown(seat: CardSeat, round: Round): void;
  /** A round has at most so many decisions, each between at most so many actions. */
  readonly decisions: number;
  readonly actions: number;
  readonly numRuns: number;
  /** At most so many rounds after each other. */
  readonly most: number;
}

/** Plays rounds after each other, decided in any way, skipped or not, moving or calm, and looks after every step. */
export function playAnyHands({ seat, expectShown, decisions, actions, numRuns, most }: AnyHands): Promise<void> {
  const anyPlayed = fc.record({
    number: fc.nat(1e6),
    picks: fc.array(fc.nat(actions - 1), { minLength: decisions, maxLength: decisions }),
    skipAfter: fc.option(fc.integer({ min: 0, max: 3_000 })),
    calm: fc.boolean(),
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
