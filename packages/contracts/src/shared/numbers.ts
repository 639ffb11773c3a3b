import { z } from 'zod';
import { says } from './form-codes.ts';

const digits = /^[1-9]\d{0,8}$/;

/** A whole number of a query, which arrives as text; from `min` (at least 1) to `max`. */
export function wholeNumber(min: number, max: number) {
  return z
    .string()
    .refine((text) => digits.test(text) && Number(text) >= min && Number(text) <= max, {
      error: says('number_range'),
      params: { min, max },
    })
    .meta({ pattern: digits.source, description: `A whole number from ${min} to ${max}.` })
    .transform(Number);
}
