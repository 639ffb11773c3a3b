import { proofButton as english } from '@goldwren/words/en/proof-button';
import { inThisLanguage } from '../locale.ts';

export const proofButton = await inThisLanguage(
  english,
  async () => (await import('@goldwren/words/fr-CA/proof-button')).proofButton,
);
