import { formatsOf } from '../formats/formats.ts';

/** Numbers, money, dates and plurals as this language writes them. */
export const formats = formatsOf('fr-CA');
