import { ApiProblem } from '@goldwren/contracts/client';
import { firstFieldErrors } from '../../lib/problem-words.ts';

/** The fields on screen, in their order; the first one with an error gets the focus. */
export const registerFields = [
  'first_name',
  'last_name',
  'email',
  'password',
  'password_confirm',
  'birth_date',
  'country',
  'us_state',
] as const;
export type RegisterField = (typeof registerFields)[number];

export interface RegisterProblems {
  fields: [RegisterField, string][];
  general: string;
}

/** Spec §8: first message per field, the server's general sentence, and the fallbacks verbatim. */
export function registerProblems(error: unknown): RegisterProblems {
  if (!(error instanceof ApiProblem)) {
    const own = error instanceof Error ? error.message : '';
    return { fields: [], general: own || 'Registration failed. Please try again.' };
  }
  const refused = firstFieldErrors(error);
  const fields = registerFields.flatMap((field): [RegisterField, string][] =>
    refused[field] ? [[field, refused[field]]] : [],
  );
  const spoken = error.code !== 'unreadable_answer' && error.message !== '';
  return { fields, general: spoken ? error.message : 'Registration failed. Please check your information.' };
}
