export { isLocale, type Locale, languageNames, locales, pickLocale } from './locale.ts';
