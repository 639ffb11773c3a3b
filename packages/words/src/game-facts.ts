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

interface Paid {
  readonly pay_x100: number;
}

/** What the events of a round on reels come to besides its wins. */
interface RoundFacts {
  /** Scatters that paid, by the size of each set. */
  readonly scatters: readonly number[];
  /** Free spins, as often as they were won. */
  readonly freeSpins: readonly number[];
  readonly highestWin: boolean;
}

export interface ReelFacts extends RoundFacts {
  /** The line that paid most, and how many others paid. */
  readonly best: LineWinFacts | null;
  readonly otherLines: number;
}

export interface WaysFacts extends RoundFacts {
  /** The symbol that paid most in one spin, and how many other wins there were. */
  readonly best: WaysWinFacts | null;
  readonly otherWins: number;
}

function highest<W extends Paid>(wins: readonly W[]): W | null {
  return wins.reduce<W | null>((high, win) => (high && win.pay_x100 <= high.pay_x100 ? high : win), null);
}

function roundFacts(events: readonly PlayedEvent[]): RoundFacts {
  const of = (type: string) => events.filter((event) => event.type === type);
  return {
    scatters: of('scatter_win').map(({ count }) => Number(count)),
    freeSpins: of('free_spins').map(({ awarded }) => Number(awarded)),
    highestWin: of('max_win').length > 0,
  };
}

/** The facts that a round on reels with lines is told by. */
export function reelFacts(events: readonly PlayedEvent[]): ReelFacts {
  const wins = events.filter(({ type }) => type === 'line_win') as unknown as LineWinFacts[];
  return { ...roundFacts(events), best: highest(wins), otherLines: Math.max(0, wins.length - 1) };
}

/** The facts that a round on reels with ways is told by. */
export function waysFacts(events: readonly PlayedEvent[]): WaysFacts {
  const wins = events.filter(({ type }) => type === 'ways_win') as unknown as WaysWinFacts[];
  return { ...roundFacts(events), best: highest(wins), otherWins: Math.max(0, wins.length - 1) };
}

/** A win of so many of a symbol, wherever they lie. */
export interface SymbolWinFacts {
  readonly symbol: string;
  readonly count: number;
  readonly pay_x100: number;
}

/** What the events of a round that tumbles come to. */
export interface TumbleFacts extends RoundFacts {
  /** The win that paid most, and how many others there were. */
  readonly best: SymbolWinFacts | null;
  readonly otherWins: number;
}

/** The facts that a round of a cascade is told by. */
export function tumbleFacts(events: readonly PlayedEvent[]): TumbleFacts {
  const wins = events.filter(({ type }) => type === 'symbol_win') as unknown as SymbolWinFacts[];
  return { ...roundFacts(events), best: highest(wins), otherWins: Math.max(0, wins.length - 1) };
}
