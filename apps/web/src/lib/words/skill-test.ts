import { skillTest as english } from '@goldwren/words/en/skill-test';
import { inThisLanguage } from '../locale.ts';

export const skillTest = await inThisLanguage(
  english,
  async () => (await import('@goldwren/words/fr-CA/skill-test')).skillTest,
);
