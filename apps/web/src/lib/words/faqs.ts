import { faqs as english } from '@goldwren/messages/en/faqs';
import { inThisLanguage } from '../locale.ts';

export const faqs = await inThisLanguage(english, async () => (await import('@goldwren/messages/fr-CA/faqs')).faqs);
