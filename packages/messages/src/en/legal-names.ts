import type { LegalDocument } from '@goldwren/rules';

/** What the legal texts are called. */
export const legalNames: Readonly<Record<LegalDocument, string>> = {
  terms: 'Terms of Use',
  privacy: 'Privacy Policy',
  rules: 'Sweepstakes Rules',
  'redemption-policy': 'Redemption Policy',
};
