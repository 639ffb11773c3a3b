import type { ProblemBody } from '@goldwren/contracts/problem';
import type { Locale } from '@goldwren/messages';
import { fieldSentences, problemSentence } from '@goldwren/messages/formats/sentences';
import { messagesFor } from '@goldwren/messages/languages/language-registry';
import type { Problem } from '../../platform/problem.ts';

/** The body of a problem without its request id: sentences in this language, and the parameters they are built from. */
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
