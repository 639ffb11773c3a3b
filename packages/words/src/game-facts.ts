/** Something that happened in a round, as the API gives it; the fields are the game's. */
export interface PlayedEvent {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** A win on one line of reels. */
export interface LineWinFacts {
  readonly line: number;
  readonly symbol: string;
  readonly count: number;
  readonly pay_x100: number;
}

/** What the events of a round on reels come to. */
export interface ReelFacts {
  /** Scatters that paid, by the size of each set. */
  readonly scatters: readonly number[];
  /** Free spins, as often as they were won. */
  readonly freeSpins: readonly number[];
  readonly highestWin: boolean;
  /** The line that paid most, and how many others paid. */
  readonly best: LineWinFacts | null;
  readonly otherLines: number;
}

/** The facts that a round on reels is told by. */
export function reelFacts(events: readonly PlayedEvent[]): ReelFacts {
  const of = (type: string) => events.filter((event) => event.type === type);
  const wins = of('line_win') as unknown as LineWinFacts[];
  const best = wins.reduce<LineWinFacts | null>(
    (high, win) => (high && win.pay_x100 <= high.pay_x100 ? high : win),
    null,
  );
  return {
    scatters: of('scatter_win').map(({ count }) => Number(count)),
    freeSpins: of('free_spins').map(({ awarded }) => Number(awarded)),
    highestWin: of('max_win').length > 0,
    best,
    otherLines: Math.max(0, wins.length - 1),
  };
}
