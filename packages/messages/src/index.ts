export { isLocale, type Locale, languageNames, locales, pickLocale } from './languages/pick-locale.ts';
