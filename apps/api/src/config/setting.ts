import { z } from 'zod';

/** Empty means unset, so that a line of .env can be left blank. */
export function setting<T extends z.ZodType>(schema: T) {
  return z.preprocess((value) => (value === '' ? undefined : value), schema);
}

export function wholeNumber() {
  return z
    .string()
    .regex(/^\d{1,9}$/, 'must be a whole number')
    .transform(Number);
}
