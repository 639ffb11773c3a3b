import { proofButton as english } from '@goldwren/messages/en/proof-button';
import { inThisLanguage } from '../locale.ts';

export const proofButton = await inThisLanguage(
  english,
  async () => (await import('@goldwren/messages/fr-CA/proof-button')).proofButton,
);
