import { rethrowAsDatabaseError } from '../../src/platform/postgres/postgres-error.ts';

/** An error of the network as a connection to the database rejects with it. */
export function lostConnection(code: string, message = code): Error & { code: string } {
  const error = Object.assign(new Error(message), { code });
  try {
    return rethrowAsDatabaseError(error);
  } catch {
    return error;
  }
}
