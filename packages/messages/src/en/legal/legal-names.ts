import type { LegalDocument } from '@goldwren/rules';

/** Names of the legal documents. */
export const legalNames: Readonly<Record<LegalDocument, string>> = {
  terms: 'Terms of Use',
  privacy: 'Privacy Policy',
  rules: 'Sweepstakes Rules',
  'redemption-policy': 'Redemption Policy',
};
