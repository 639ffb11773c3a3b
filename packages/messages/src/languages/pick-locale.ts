import { type Locale, locales } from '@goldwren/rules';

export { type Locale, locales };

/** The name of each language in that language. */
export const languageNames: Readonly<Record<Locale, string>> = { en: 'English', 'fr-CA': 'Français' };

/** Returns the locale for a language range of `Accept-Language`: any French, or any English. `*` is the default. */
function localeOf(range: string): Locale | null {
  const language = range.toLowerCase().split('-')[0];
  if (language === 'fr') return 'fr-CA';
  return language === 'en' || language === '*' ? 'en' : null;
}

/**
 * Returns the locale of a person: their own choice, otherwise the best match of the browser's languages (RFC
 * 9110 §12.5.4), otherwise English.
 * @param acceptLanguage The header's value, such as `fr-CA, fr;q=0.9, en;q=0.8`, or `navigator.languages`
 * joined by commas.
 */
export function pickLocale(acceptLanguage: string | null | undefined, chosen?: Locale | null): Locale {
  if (chosen) return chosen;
  let best: { locale: Locale; weight: number } | null = null;
  for (const item of (acceptLanguage ?? '').split(',')) {
    const [range = '', ...parameters] = item.trim().split(/\s*;\s*/);
    const locale = localeOf(range);
    const quality = parameters.find((parameter) => /^q=/i.test(parameter))?.slice(2) ?? '1';
    const weight = /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(quality) ? Number(quality) : 0;
    if (locale !== null && weight > 0 && weight > (best?.weight ?? 0)) best = { locale, weight };
  }
  return best?.locale ?? 'en';
}

/** True for a supported locale. */
export function isLocale(text: unknown): text is Locale {
  return (locales as readonly unknown[]).includes(text);
}
