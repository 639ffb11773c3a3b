import { z } from 'zod';
import { formCode } from './form-codes.ts';

const digits = /^(?:0|[1-9]\d{0,9})$/;

/** A whole number in a query, where it is text. It must be between `min` (at least 0) and `max`. */
export function wholeNumber(min: number, max: number) {
  return z.preprocess(
    (value: number | string) => (digits.test(String(value)) ? Number(value) : -1),
    z
      .number()
      .refine((value) => value >= min && value <= max, { error: formCode('number_range'), params: { min, max } })
      .meta({ type: 'integer', minimum: min, maximum: max }),
  );
}
