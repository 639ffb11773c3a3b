import type { ProblemBody } from '@goldwren/contracts/problem';
import type { Locale } from '@goldwren/messages';
import { messagesFor } from '@goldwren/messages/languages';
import { fieldSentences, problemSentence } from '@goldwren/messages/sentences';
import type { Problem } from '../../platform/problem.ts';

/** A problem as it leaves, but for its request: sentences in this language next to the facts they were made from. */
export function describeProblem({ code, details }: Problem, locale: Locale): Omit<ProblemBody, 'request_id'> {
  const { problems, forms } = messagesFor(locale);
  const { params, fields } = details;
  return {
    error: problemSentence(problems, code, params),
    code,
    ...(params ? { params } : {}),
    ...(fields ? { field_errors: fieldSentences(forms, fields), field_codes: fields } : {}),
  };
}
