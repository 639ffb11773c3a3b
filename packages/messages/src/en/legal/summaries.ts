import type { LegalDocument } from '@goldwren/rules';

/** Summaries for readers of another language than that of the legal texts. Null in English, the language of the texts. */
export const legalSummaries: Readonly<Record<LegalDocument, readonly string[]>> | null = null;
