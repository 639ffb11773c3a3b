import type { Facts } from '@goldwren/contracts/facts';
import type { FieldProblem, FieldProblems } from '@goldwren/contracts/form-codes';
import type { ProblemCode } from '@goldwren/contracts/problem';
import type { forms as FormMessages } from '../en/site/forms.ts';
import type { problems as ProblemMessages } from '../en/site/problems.ts';

/** The message of a problem: made from its facts if they are known, else the plain one. */
export function problemSentence(words: typeof ProblemMessages, code: ProblemCode, facts?: Facts): string {
  const exact = words.exact as unknown as Readonly<Record<string, ((facts: Facts) => string) | undefined>>;
  return (facts && exact[code]?.(facts)) ?? words.plain[code];
}

/** The message of a field problem. */
export function fieldSentence(words: typeof FormMessages, { code, params }: FieldProblem): string {
  return (words[code] as (facts: Facts) => string)((params ?? {}) as Facts);
}

/** The sentences of every field (`field_errors`). */
export function fieldSentences(words: typeof FormMessages, fields: FieldProblems): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(fields).map(([field, found]) => [field, found.map((problem) => fieldSentence(words, problem))]),
  );
}
