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

/** A win in every way that a symbol takes from the left. */
export interface WaysWinFacts {
  readonly symbol: string;
  /** Reels from the left. */
  readonly count: number;
  readonly ways: number;
  readonly pay_x100: number;
}

/** A win of so many of a symbol, wherever they lie. */
export interface SymbolWinFacts {
  readonly symbol: string;
  readonly count: number;
  readonly pay_x100: number;
}

/** What the events of a round of symbols come to. */
export interface RoundFacts<Win> {
  /** Scatters that paid, by the size of each set. */
  readonly scatters: readonly number[];
  /** Free spins, as often as they were won. */
  readonly freeSpins: readonly number[];
  readonly highestWin: boolean;
  /** The win that paid most, and how many others there were. */
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

/** The facts that a round on reels with lines is told by. */
export function reelFacts(events: readonly PlayedEvent[]): RoundFacts<LineWinFacts> {
  return roundFacts(events, 'line_win');
}

/** The facts that a round on reels with ways is told by. */
export function waysFacts(events: readonly PlayedEvent[]): RoundFacts<WaysWinFacts> {
  return roundFacts(events, 'ways_win');
}

/** The facts that a round of a cascade is told by. */
export function tumbleFacts(events: readonly PlayedEvent[]): RoundFacts<SymbolWinFacts> {
  return roundFacts(events, 'symbol_win');
}
