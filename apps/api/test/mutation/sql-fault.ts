/** A small fault in a function of apps/api/sql/functions, and the tests that should notice it, the likeliest first. */
export interface SqlFault {
  /** Name of the file without its ending. */
  readonly function: string;
  /** Occurs once in the file. */
  readonly text: string;
  readonly replacement: string;
  /** Paths below apps/api. */
  readonly tests: readonly string[];
  /** Why no test can notice it, where the faulty function does the same. */
  readonly equivalent?: string;
}

type Change = readonly [text: string, replacement: string];

export function faultsOf(name: string, tests: readonly string[], ...changes: readonly Change[]): SqlFault[] {
  return changes.map(([text, replacement]) => ({ function: name, text, replacement, tests }));
}
