import type { LegalDocument } from '@goldwren/rules';
import { inThisLanguage } from '../locale.ts';

/** For readers of another language than that of the texts; null for the rest. */
export const legalSummaries = await inThisLanguage<Readonly<Record<LegalDocument, readonly string[]>> | null>(
  null,
  async () => (await import('@goldwren/messages/fr-CA/legal/summaries')).legalSummaries,
);
