/**
 * A game whose round is a function of one small number can be proved by playing every possible round. The number is drawn
 * from the words of the round key. The simple generator in this file produces everything else.
 */

/** Number of rounds of such a game. The index has 22 bits. */
export const roundCount = 1 << 22;

/** Number of words that a round may draw. It has 10 bits, so that index and place fill one 32-bit word. */
export const wordsPerRound = 1024;

/**
 * Maps every 32-bit number to a different 32-bit word, because xor-shifts and multiplications by odd numbers are
 * invertible. Shifts and multipliers are "triple32" of the hash prospector (C. Wellons, public domain). A changed bit of the
 * place changes every bit of the word in half of all cases.
 * @returns a signed 32-bit integer
 */
export function mixWord(place: number): number {
  let word = Math.imul(place ^ (place >>> 17), 0xed5ad4bb);
  word = Math.imul(word ^ (word >>> 11), 0xac4c1b51);
  word = Math.imul(word ^ (word >>> 15), 0x31848bab);
  return word ^ (word >>> 14);
}

/** The words of round `index` at the places 1024 × index, 1024 × index + 1, … Two rounds never share a place. */
export class IndexedWords {
  private place = 0;
  private start = 0;

  /** Starts a round. @param index 0 … roundCount − 1 */
  begin(index: number): void {
    this.start = Math.imul(index, wordsPerRound);
    this.place = this.start;
  }

  /** Returns the highest `bits` bits of the next word, 1 … 31. */
  next(bits: number): number {
    const word = mixWord(this.place);
    this.place = (this.place + 1) | 0;
    return word >>> (32 - bits);
  }

  /** Returns the number of words that this round has drawn. */
  drawn(): number {
    return (this.place - this.start) | 0;
  }
}
