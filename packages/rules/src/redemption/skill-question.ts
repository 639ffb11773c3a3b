/**
 * Canadian winners must answer a skill-testing question before a prize is paid. The server makes the question.
 * It has at least three operations and a time limit, and must be answered without help.
 */
export const skillTest = { secondsPerQuestion: 120, attempts: 3 } as const;

export interface SkillQuestion {
  /** Arithmetic in a notation that every language uses: `(7 + 8) × 6 − 12`. */
  readonly text: string;
  readonly answer: number;
}

/** Returns a random whole number between `from` and `to`, both inclusive. */
export type PickNumber = (from: number, to: number) => number;

/**
 * Makes a question of three or four operations. `pick` draws its numbers. The answer is a positive whole
 * number.
 */
export function makeSkillQuestion(pick: PickNumber): SkillQuestion {
  const [a, b, c] = [pick(3, 12), pick(3, 12), pick(3, 9)];
  const [d, e] = [pick(2, 20), pick(2, 9)];
  switch (pick(1, 4)) {
    case 1:
      return { text: `(${a} + ${b}) × ${c} − ${e}`, answer: (a + b) * c - e };
    case 2:
      return { text: `${a} × ${b} + ${d} − ${e}`, answer: a * b + d - e };
    case 3:
      return { text: `${a} × ${b} + ${c} × ${e}`, answer: a * b + c * e };
    default:
      return { text: `(${a} × ${b} + ${d}) × 2 − ${e}`, answer: (a * b + d) * 2 - e };
  }
}
