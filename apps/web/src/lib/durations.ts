import { durationsOf } from '@goldwren/words/durations';
import { locale } from './locale.ts';

/** Lengths of time as this language writes them. */
export const durations = durationsOf(locale);
