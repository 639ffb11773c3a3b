const upCards = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'A'];

/** An action against some of the dealer's up cards. A null `against` means all other cards. */
export interface Play {
  readonly move: string;
  /** Examples: `2–6`, `A`. */
  readonly against: readonly string[] | null;
}

/**
 * Converts a row of letters, one for each up card, to plays. Plays against particular cards come first, then
 * the play for all others.
 */
export function playsOf(moves: string): readonly Play[] {
  const letters = [...new Set(moves)];
  const columns = (letter: string) => [...moves].flatMap((one, at) => (one === letter ? [at] : []));
  const rest = letters.reduce((most, letter) => (columns(letter).length >= columns(most).length ? letter : most));
  const others = letters.filter((letter) => letter !== rest);
  return [...others.map((move) => ({ move, against: runsOf(columns(move)) })), { move: rest, against: null }];
}

/** Combines neighbours into ranges. */
function runsOf(columns: readonly number[]): string[] {
  const runs: [number, number][] = [];
  for (const at of columns) {
    const last = runs.at(-1);
    if (last && last[1] === at - 1) last[1] = at;
    else runs.push([at, at]);
  }
  return runs.map(([from, to]) => (from === to ? `${upCards[from]}` : `${upCards[from]}–${upCards[to]}`));
}

/** Examples: `12`, `13–16`. */
export function rangeOf({ from, to }: { readonly from: number; readonly to: number }): string {
  return from === to ? String(from) : `${from}–${to}`;
}

/** Returns the ratio of win to stake in lowest terms: 6 and 5 for a payout of 220. */
export function wonFor(payX100: number): readonly [won: number, staked: number] {
  const [won, staked] = [payX100 - 100, 100];
  let [a, b] = [won, staked];
  while (b !== 0) [a, b] = [b, a % b];
  return [won / a, staked / a];
}
