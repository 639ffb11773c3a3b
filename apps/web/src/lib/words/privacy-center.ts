import { privacyCenter as english } from '@goldwren/words/en/privacy-center';
import { inThisLanguage } from '../locale.ts';

export const privacyCenter = await inThisLanguage(
  english,
  async () => (await import('@goldwren/words/fr-CA/privacy-center')).privacyCenter,
);
