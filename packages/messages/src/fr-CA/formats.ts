import { formatsOf } from '../formats.ts';

/** Numbers, money, dates and plurals as this language writes them. */
export const formats = formatsOf('fr-CA');
