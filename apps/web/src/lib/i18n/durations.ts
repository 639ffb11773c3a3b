import { durationsOf } from '@goldwren/messages/formats/durations';
import { locale } from './locale.ts';

/** Durations in the current language. */
export const durations = durationsOf(locale);
