import { forms as english } from '@goldwren/messages/en/forms';
import { inThisLanguage } from '../locale.ts';

export const forms = await inThisLanguage(english, async () => (await import('@goldwren/messages/fr-CA/forms')).forms);
