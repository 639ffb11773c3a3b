import { verifyIdentity as english } from '@goldwren/messages/en/verify-identity';
import { inThisLanguage } from '../locale.ts';

export const verifyIdentity = await inThisLanguage(
  english,
  async () => (await import('@goldwren/messages/fr-CA/verify-identity')).verifyIdentity,
);
