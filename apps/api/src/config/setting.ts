import { z } from 'zod';

/** Something wrong with one variable. The sentence never holds its value. */
export interface SettingFault {
  readonly variable: string;
  readonly problem: string;
}

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

export function postgresUrl() {
  return z.string().regex(/^postgres(ql)?:\/\//, 'must start with postgres:// or postgresql://');
}
