import { durationsOf } from '@goldwren/messages/durations';
import { locale } from './locale.ts';

/** Lengths of time as this language writes them. */
export const durations = durationsOf(locale);
