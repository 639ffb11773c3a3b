/** An event of a round, as the API returns it. Its fields depend on the game. */
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

/** A win on ways from the left. */
export interface WaysWinFacts {
  readonly symbol: string;
  /** Reels from the left. */
  readonly count: number;
  readonly ways: number;
  readonly pay_x100: number;
}

/** A win of a number of matching symbols in any position. */
export interface SymbolWinFacts {
  readonly symbol: string;
  readonly count: number;
  readonly pay_x100: number;
}

/** The facts of a round, collected from its events. */
export interface RoundFacts<Win> {
  /** Scatters that paid, by the size of each set. */
  readonly scatters: readonly number[];
  /** Numbers of free spins, one for each time they were won. */
  readonly freeSpins: readonly number[];
  readonly highestWin: boolean;
  /** The win with the highest payout, and the number of other wins. */
  readonly best: Win | null;
  readonly otherWins: number;
}

function highest<W extends { readonly pay_x100: number }>(wins: readonly W[]): W | null {
  return wins.reduce<W | null>((high, win) => (high && win.pay_x100 <= high.pay_x100 ? high : win), null);
}

function roundFacts<W extends { readonly pay_x100: number }>(
  events: readonly PlayedEvent[],
  winType: string,
): RoundFacts<W> {
  const of = (type: string) => events.filter((event) => event.type === type);
  const wins = of(winType) as unknown as W[];
  return {
    scatters: of('scatter_win').map(({ count }) => Number(count)),
    freeSpins: of('free_spins').map(({ awarded }) => Number(awarded)),
    highestWin: of('max_win').length > 0,
    best: highest(wins),
    otherWins: Math.max(0, wins.length - 1),
  };
}

/** Facts of a round on reels with lines. */
export function reelFacts(events: readonly PlayedEvent[]): RoundFacts<LineWinFacts> {
  return roundFacts(events, 'line_win');
}

/** Facts of a round on reels with ways. */
export function waysFacts(events: readonly PlayedEvent[]): RoundFacts<WaysWinFacts> {
  return roundFacts(events, 'ways_win');
}

/** Facts of a round of a cascade. */
export function tumbleFacts(events: readonly PlayedEvent[]): RoundFacts<SymbolWinFacts> {
  return roundFacts(events, 'symbol_win');
}
