/**
 * Games whose round is a function of one small number can be proved by playing every round there is. The number is
 * drawn from the round's own words, and everything else from the generator here, which anybody can compute by hand.
 */

/** How many rounds such a game has: the index is 22 bits. */
export const roundCount = 1 << 22;

/** How many words a round may draw: 10 bits, so that index and place fill one 32-bit word. */
export const wordsPerRound = 1024;

/**
 * One 32-bit word for every 32-bit number, each a different one: xor-shifts and multiplications by odd numbers can be
 * undone. Shifts and multipliers are "triple32" of the hash prospector (C. Wellons, public domain), chosen there because a
 * changed bit of the place changes every bit of the word in half of all cases.
 * @returns a signed 32-bit integer
 */
export function mixedWord(place: number): number {
  let word = Math.imul(place ^ (place >>> 17), 0xed5ad4bb);
  word = Math.imul(word ^ (word >>> 11), 0xac4c1b51);
  word = Math.imul(word ^ (word >>> 15), 0x31848bab);
  return word ^ (word >>> 14);
}

/** The words of round `index`: those of the places 1024 × index, 1024 × index + 1, … No two rounds share a place. */
export class IndexedWords {
  private place = 0;
  private start = 0;

  /** @param index 0 … roundCount − 1 */
  begin(index: number): void {
    this.start = Math.imul(index, wordsPerRound);
    this.place = this.start;
  }

  /** The highest `bits` of the next word, 1 … 31 of them. */
  next(bits: number): number {
    const word = mixedWord(this.place);
    this.place = (this.place + 1) | 0;
    return word >>> (32 - bits);
  }

  /** How many words this round has drawn. */
  drawn(): number {
    return (this.place - this.start) | 0;
  }
}
