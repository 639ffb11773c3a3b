/** Languages of the product. The first one is the default. */
export const locales = ['en', 'fr-CA'] as const;
export type Locale = (typeof locales)[number];
