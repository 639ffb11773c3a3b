import type { LegalDocument } from '@goldwren/rules';

/** Le nom des textes juridiques. */
export const legalNames: Readonly<Record<LegalDocument, string>> = {
  terms: 'Conditions d’utilisation',
  privacy: 'Politique de confidentialité',
  rules: 'Règles du sweepstakes',
  'redemption-policy': 'Politique d’échange',
};
