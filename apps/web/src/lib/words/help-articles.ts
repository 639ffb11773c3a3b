import { helpArticles as english } from '@goldwren/messages/en/help/articles';
import { inThisLanguage } from '../locale.ts';

export const helpArticles = await inThisLanguage(
  english,
  async () => (await import('@goldwren/messages/fr-CA/help/articles')).helpArticles,
);
