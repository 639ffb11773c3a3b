import { helpArticles as english } from '@goldwren/words/en/help/articles';
import { inThisLanguage } from '../locale.ts';

export const helpArticles = await inThisLanguage(
  english,
  async () => (await import('@goldwren/words/fr-CA/help/articles')).helpArticles,
);
