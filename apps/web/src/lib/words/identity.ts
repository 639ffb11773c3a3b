import { identity as english } from '@goldwren/messages/en/identity';
import { inThisLanguage } from '../locale.ts';

export const identity = await inThisLanguage(
  english,
  async () => (await import('@goldwren/messages/fr-CA/identity')).identity,
);
