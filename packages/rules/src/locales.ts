/** The languages of the product, the default first (docs/decisions: words). */
export const locales = ['en', 'fr-CA'] as const;
export type Locale = (typeof locales)[number];
