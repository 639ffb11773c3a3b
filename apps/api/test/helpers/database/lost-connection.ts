import { rethrowAsDatabaseError } from '../../../src/platform/postgres/postgres-error.ts';

/** Creates a network error of a database connection. */
export function lostConnection(code: string, message = code): Error & { code: string } {
  const error = Object.assign(new Error(message), { code });
  try {
    return rethrowAsDatabaseError(error);
  } catch {
    return error;
  }
}
