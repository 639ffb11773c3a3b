import { z } from 'zod';

/** A fault of one variable. `problem` never contains the variable's value. */
export interface SettingFault {
  readonly variable: string;
  readonly problem: string;
}

/** Treats an empty value as unset, so that a line of .env can be left blank. */
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

/** Reports each variable of a group that is not set, when others of the group are, or when `isNeeded`. */
export function groupFaults(env: NodeJS.ProcessEnv, group: readonly string[], isNeeded = false): SettingFault[] {
  const missing = group.filter((name) => !env[name]);
  if (missing.length === group.length && !isNeeded) return [];
  return missing.map((variable) => ({ variable, problem: `is not set: ${group.join(', ')} go together` }));
}
