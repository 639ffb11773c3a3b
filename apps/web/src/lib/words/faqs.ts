import { faqs as english } from '@goldwren/words/en/faqs';
import { inThisLanguage } from '../locale.ts';

export const faqs = await inThisLanguage(english, async () => (await import('@goldwren/words/fr-CA/faqs')).faqs);
