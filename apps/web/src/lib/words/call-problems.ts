import { callProblems as english } from '@goldwren/messages/en/call-problems';
import { inThisLanguage } from '../locale.ts';

export const callProblems = await inThisLanguage(
  english,
  async () => (await import('@goldwren/messages/fr-CA/call-problems')).callProblems,
);
