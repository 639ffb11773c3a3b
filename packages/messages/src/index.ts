export { isLocale, type Locale, locales, pickLocale } from './locale.ts';
