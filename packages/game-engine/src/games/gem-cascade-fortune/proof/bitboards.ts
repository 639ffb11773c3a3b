import type { GemCascadeData } from '../maths.ts';

/** Parts of a round. Pays are in hundredths of the stake. */
export type RoundParts = {
  pay: number;
  /** Pay without free spins. */
  paidSpinPay: number;
  scatters: number;
  /** Number of drawn words. */
  drawn: number;
};

const columns = 6;
const rows = 5;
const places = columns * rows;
const columnMask = (1 << rows) - 1;

/** Returns a × b mod 2^32 by halves. The product of the high halves is a multiple of 2^32, so it is left out. */
function multiply(a: number, b: number): number {
  const low = (a & 0xffff) * (b & 0xffff);
  const high = (a >>> 16) * (b & 0xffff) + (a & 0xffff) * (b >>> 16);
  return (low + (high << 16)) | 0;
}

/** Returns the index of the letter at a place, by the rules: three times shift right, xor and multiply, then shift. */
function drawLetter(place: number): number {
  const first = multiply(place ^ (place >>> 17), 0xed5ad4bb);
  const second = multiply(first ^ (first >>> 11), 0xac4c1b51);
  const third = multiply(second ^ (second >>> 15), 0x31848bab);
  return (third ^ (third >>> 14)) >>> 25;
}

function countBits(board: number): number {
  const pairs = board - ((board >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Returns the rows of a symbol after a column has fallen. Index = 32 × remaining rows + rows of the symbol. */
function createFallTable(): Uint8Array {
  const fallen = new Uint8Array(32 * 32);
  for (let stay = 0; stay < 32; stay++)
    for (let shown = 0; shown < 32; shown++) {
      let landed = 0;
      let height = 0;
      for (let row = 0; row < rows; row++) {
        if (((stay >> row) & 1) === 0) continue;
        landed |= ((shown >> row) & 1) << height;
        height++;
      }
      fallen[32 * stay + shown] = landed;
    }
  return fallen;
}

/**
 * Method "bitboards": the places of a symbol are the bits of one number, and gems fall by a table of columns. It is written
 * from the rules, has its own word generator, and shares no code with the shipped evaluator.
 */
export class BitboardRounds {
  private readonly data: GemCascadeData;
  private readonly letters: readonly string[];
  private readonly fallen = createFallTable();
  private readonly base: Uint8Array;
  private readonly free: Uint8Array;
  /** Boards by symbol, with bit 5 × column + row, rows counted upwards. The last board is the scatter's. */
  private readonly boards: Int32Array;
  private place = 0;

  constructor(data: GemCascadeData) {
    this.data = data;
    const paying = Object.keys(data.pays);
    const letterOf = (id: string) => data.symbols.find((symbol) => symbol.id === id)?.letter as string;
    this.letters = [...paying, data.scatter].map(letterOf);
    this.base = Uint8Array.from(data.baseBag, (letter) => this.letters.indexOf(letter));
    this.free = Uint8Array.from(data.freeBag, (letter) => this.letters.indexOf(letter));
    this.boards = new Int32Array(this.letters.length);
  }

  round(index: number): RoundParts {
    const { fewestScatters, scatterPays, freeSpins, freeMultiplier, maxPayX100 } = this.data;
    const first = index * 1024;
    this.place = first;
    let pay = this.cascade(this.base);
    const scatters = countBits(this.boards[this.letters.length - 1] as number);
    let spins = 0;
    if (scatters >= fewestScatters) {
      const step = Math.min(scatters - fewestScatters, scatterPays.length - 1);
      pay += scatterPays[step] as number;
      spins = freeSpins[step] as number;
    }
    const paidSpinPay = pay;
    for (; spins > 0 && pay < maxPayX100; spins--) pay += freeMultiplier * this.cascade(this.free);
    return { pay: Math.min(pay, maxPayX100), paidSpinPay, scatters, drawn: this.place - first };
  }

  private cascade(bag: Uint8Array): number {
    this.boards.fill(0);
    for (let place = 0; place < places; place++) this.put(bag, place);
    let pay = 0;
    for (;;) {
      const burst = this.winners();
      if (burst === 0) return pay;
      pay += this.pays();
      this.fall(bag, ~burst);
    }
  }

  private put(bag: Uint8Array, place: number): void {
    const symbol = bag[drawLetter(this.place)] as number;
    this.boards[symbol] = (this.boards[symbol] as number) | (1 << place);
    this.place++;
  }

  /** Returns the places of all paying symbols. */
  private winners(): number {
    let burst = 0;
    for (let symbol = 0; symbol < this.letters.length - 1; symbol++) {
      const board = this.boards[symbol] as number;
      if (countBits(board) >= (this.data.counts[0] as number)) burst |= board;
    }
    return burst;
  }

  private pays(): number {
    let pay = 0;
    for (const [symbol, steps] of Object.values(this.data.pays).entries()) {
      const count = countBits(this.boards[symbol] as number);
      pay += steps.findLast((_, step) => count >= (this.data.counts[step] as number)) ?? 0;
    }
    return pay;
  }

  private fall(bag: Uint8Array, staying: number): void {
    for (let symbol = 0; symbol < this.boards.length; symbol++) {
      const board = this.boards[symbol] as number;
      let landed = 0;
      for (let low = 0; low < places; low += rows) {
        const stay = (staying >>> low) & columnMask;
        landed |= (this.fallen[32 * stay + ((board >>> low) & columnMask)] as number) << low;
      }
      this.boards[symbol] = landed;
    }
    for (let low = 0; low < places; low += rows) {
      for (let row = countBits((staying >>> low) & columnMask); row < rows; row++) this.put(bag, low + row);
    }
  }
}
