import type { FormCheck } from '@goldwren/contracts/form-codes';

/**
 * A check of a form that wants a word typed besides, in its field `confirmation`. It is for the person in front of the
 * screen, so it stays here.
 */
export function withTypedWord<Body>(check: FormCheck<Body>, word: string): FormCheck<Body> {
  return (values) => {
    const { confirmation = '', ...body } = values as { readonly confirmation?: string };
    const checked = check(body);
    if (confirmation.trim() === word) return checked;
    return { problems: { ...('problems' in checked ? checked.problems : {}), confirmation: [{ code: 'invalid' }] } };
  };
}
