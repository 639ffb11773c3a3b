import type { TreeFile } from '../repository.ts';

export interface Finding {
  readonly rule: string;
  readonly path: string;
  readonly line: number;
  /** The problem and its solution. */
  readonly message: string;
}

export type Rule = (file: TreeFile) => Finding[];

/** Returns a finding for every line of the file that matches the pattern. */
export function findLines(file: TreeFile, rule: string, pattern: RegExp, message: string): Finding[] {
  const findings: Finding[] = [];
  for (const [index, text] of file.text.split('\n').entries()) {
    const match = text.match(pattern);
    if (match !== null)
      findings.push({ rule, path: file.path, line: index + 1, message: `${match[0].trim()}: ${message}` });
  }
  return findings;
}
