export { isLocale, type Locale, languageNames, locales, pickLocale } from './pick-locale.ts';
