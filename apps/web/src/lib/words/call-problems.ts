import { callProblems as english } from '@goldwren/words/en/call-problems';
import { inThisLanguage } from '../locale.ts';

export const callProblems = await inThisLanguage(
  english,
  async () => (await import('@goldwren/words/fr-CA/call-problems')).callProblems,
);
