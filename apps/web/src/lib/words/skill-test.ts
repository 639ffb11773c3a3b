import { skillTest as english } from '@goldwren/messages/en/skill-test';
import { inThisLanguage } from '../locale.ts';

export const skillTest = await inThisLanguage(
  english,
  async () => (await import('@goldwren/messages/fr-CA/skill-test')).skillTest,
);
