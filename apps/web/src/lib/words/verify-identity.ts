import { verifyIdentity as english } from '@goldwren/words/en/verify-identity';
import { inThisLanguage } from '../locale.ts';

export const verifyIdentity = await inThisLanguage(
  english,
  async () => (await import('@goldwren/words/fr-CA/verify-identity')).verifyIdentity,
);
