import type { RoundFacts } from './facts/game-facts.ts';

/** The texts that the summary of a round with symbols needs, in one language. */
export interface SummaryMessages {
  readonly noWin: string;
  readonly highestWin: string;
  /** The best win and how many others, at least one. */
  readonly withOthers: (win: string, others: number) => string;
  readonly freeSpinsWon: (count: number) => string;
}

interface RoundMessages<Win> extends SummaryMessages {
  /** Parts that come first. */
  readonly first?: readonly string[];
  /** Of a game whose scatters pay. */
  readonly scatters?: (count: number) => string;
  readonly win: (win: Win) => string;
}

/** "three moons, 8 free spins, five owls on line 1 and 6 more wins", "no win": the result of a round, as part of a sentence. */
export function roundSummary<Win>(facts: RoundFacts<Win>, words: RoundMessages<Win>): string {
  const { best, otherWins } = facts;
  const { first = [], scatters = String } = words;
  const win = best && words.win(best);
  const parts = [
    ...first,
    ...facts.scatters.map((count) => scatters(count)),
    ...facts.freeSpins.map((count) => words.freeSpinsWon(count)),
    ...(facts.highestWin ? [words.highestWin] : []),
    ...(win ? [otherWins === 0 ? win : words.withOthers(win, otherWins)] : []),
  ];
  return parts.length === 0 ? words.noWin : parts.join(', ');
}
