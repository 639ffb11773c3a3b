import { privacyCenter as english } from '@goldwren/messages/en/privacy-center';
import { inThisLanguage } from '../locale.ts';

export const privacyCenter = await inThisLanguage(
  english,
  async () => (await import('@goldwren/messages/fr-CA/privacy-center')).privacyCenter,
);
