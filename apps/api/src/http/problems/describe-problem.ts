import type { ProblemBody } from '@goldwren/contracts/problem';
import type { Locale } from '@goldwren/messages';
import { forms as englishForms } from '@goldwren/messages/en/forms';
import { problems as englishProblems } from '@goldwren/messages/en/problems';
import { forms as frenchForms } from '@goldwren/messages/fr-CA/forms';
import { problems as frenchProblems } from '@goldwren/messages/fr-CA/problems';
import { fieldSentences, problemSentence } from '@goldwren/messages/sentences';
import type { Problem } from '../../platform/problem.ts';

const words = {
  en: { problems: englishProblems, forms: englishForms },
  'fr-CA': { problems: frenchProblems, forms: frenchForms },
} as const satisfies Record<Locale, unknown>;

/** A problem as it leaves, but for its request: sentences in this language beside the facts they were made of. */
export function wordProblem({ code, details }: Problem, locale: Locale): Omit<ProblemBody, 'request_id'> {
  const { problems, forms } = words[locale];
  const { params, fields } = details;
  return {
    error: problemSentence(problems, code, params),
    code,
    ...(params ? { params } : {}),
    ...(fields ? { field_errors: fieldSentences(forms, fields), field_codes: fields } : {}),
  };
}
