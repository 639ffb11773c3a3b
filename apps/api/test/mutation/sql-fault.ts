/** A small fault in a function of apps/api/sql/functions, and the tests that should notice it, the most likely one first. */
export interface SqlFault {
  /** The name of the file without its extension. */
  readonly function: string;
  /** The original text, which occurs once in the file. */
  readonly text: string;
  readonly replacement: string;
  /** Paths below apps/api. */
  readonly tests: readonly string[];
  /** Why no test can notice the fault, when the faulty function behaves the same. */
  readonly equivalent?: string;
}

type Change = readonly [text: string, replacement: string];

export function faultsOf(name: string, tests: readonly string[], ...changes: readonly Change[]): SqlFault[] {
  return changes.map(([text, replacement]) => ({ function: name, text, replacement, tests }));
}
