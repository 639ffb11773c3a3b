/** Languages of the product, the default first (docs/decisions). */
export const locales = ['en', 'fr-CA'] as const;
export type Locale = (typeof locales)[number];
