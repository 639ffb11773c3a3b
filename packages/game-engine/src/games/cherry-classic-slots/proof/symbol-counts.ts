import type { CherryData } from '../maths.ts';

/**
 * Method "symbol counts": every stop of a reel is equally likely on the line. So the number of ways of a line is the product
 * of the counts of its symbols on their reels. It is written from the rules, works on letters, and shares no code with the
 * shipped evaluator.
 * @returns ways by pay in hundredths of the stake, without lines that pay nothing
 */
export function countPays(data: CherryData): Map<number, number> {
  const letterOf = new Map(data.symbols.map(({ id, letter }) => [id, letter]));
  const on = (reel: number, id: string) => (data.reels[reel] as string).split(letterOf.get(id) as string).length - 1;
  const length = (reel: number) => (data.reels[reel] as string).length;
  const counts = new Map<number, number>();
  const add = (pay: number, ways: number) => {
    if (ways > 0) counts.set(pay, (counts.get(pay) ?? 0) + ways);
  };
  const { wild, threePays, wildMultiplier, fewer } = data;
  add(threePays[wild] as number, on(0, wild) * on(1, wild) * on(2, wild));
  for (const [id, pay] of Object.entries(threePays)) {
    if (id === wild) continue;
    // Each reel shows the symbol or a wild: the coefficients of the product of (symbol + wild x), without three wilds.
    let ways = [1];
    for (const reel of [0, 1, 2]) {
      const next = new Array<number>(ways.length + 1).fill(0);
      for (const [wilds, count] of ways.entries()) {
        next[wilds] = (next[wilds] as number) + count * on(reel, id);
        next[wilds + 1] = (next[wilds + 1] as number) + count * on(reel, wild);
      }
      ways = next;
    }
    for (const [wilds, count] of ways.slice(0, 3).entries()) add(pay * wildMultiplier ** wilds, count);
  }
  const { symbol, pays } = fewer;
  // Two from the left: the third is neither symbol nor wild. One: the second is neither, or a wild before such a third.
  add(pays[1], on(0, symbol) * on(1, symbol) * (length(2) - on(2, symbol) - on(2, wild)));
  const another = length(1) - on(1, symbol) - on(1, wild);
  const wildThen = on(1, wild) * (length(2) - on(2, symbol) - on(2, wild));
  add(pays[0], on(0, symbol) * (another * length(2) + wildThen));
  return counts;
}
