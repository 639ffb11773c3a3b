import { forms as english } from '@goldwren/words/en/forms';
import { inThisLanguage } from '../locale.ts';

export const forms = await inThisLanguage(english, async () => (await import('@goldwren/words/fr-CA/forms')).forms);
