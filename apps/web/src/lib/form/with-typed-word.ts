import type { FormCheck } from '@goldwren/contracts/form-codes';

/**
 * Adds a required typed word to the check of a form, in its field `confirmation`. The word confirms the user's intent and
 * is not sent to the server.
 */
export function withTypedWord<Body>(check: FormCheck<Body>, word: string): FormCheck<Body> {
  return (values) => {
    const { confirmation = '', ...body } = values as { readonly confirmation?: string };
    const checked = check(body);
    if (confirmation.trim() === word) return checked;
    return { problems: { ...('problems' in checked ? checked.problems : {}), confirmation: [{ code: 'invalid' }] } };
  };
}
