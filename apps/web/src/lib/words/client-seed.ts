import { clientSeed as english } from '@goldwren/messages/en/client-seed';
import { inThisLanguage } from '../locale.ts';

export const clientSeed = await inThisLanguage(
  english,
  async () => (await import('@goldwren/messages/fr-CA/client-seed')).clientSeed,
);
