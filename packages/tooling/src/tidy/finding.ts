import type { TreeFile } from '../repository.ts';

export interface Finding {
  readonly rule: string;
  readonly path: string;
  readonly line: number;
  /** What is wrong and what to do instead. */
  readonly message: string;
}

export type Rule = (file: TreeFile) => Finding[];

/** Every line of the file in which the pattern is found. */
export function findLines(file: TreeFile, rule: string, pattern: RegExp, message: string): Finding[] {
  const findings: Finding[] = [];
  for (const [index, text] of file.text.split('\n').entries()) {
    const match = text.match(pattern);
    if (match !== null)
      findings.push({ rule, path: file.path, line: index + 1, message: `${match[0].trim()}: ${message}` });
  }
  return findings;
}
