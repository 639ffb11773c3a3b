import type { LegalDocument } from '@goldwren/rules';

/** Names of the legal documents. */
export const legalNames: Readonly<Record<LegalDocument, string>> = {
  terms: 'Conditions d’utilisation',
  privacy: 'Politique de confidentialité',
  rules: 'Règlement du concours',
  'redemption-policy': 'Politique d’échange',
};
