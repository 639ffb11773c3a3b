import { isProblemCode, Problem } from '../problem.ts';

interface PostgresError extends Error {
  code: string;
  constraint?: string;
}

/** The driver's error: itself, or the cause that Drizzle wraps. */
export function postgresError(error: unknown): PostgresError | null {
  const candidate = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return candidate instanceof Error && typeof (candidate as { code?: unknown }).code === 'string'
    ? (candidate as PostgresError)
    : null;
}

/** SQLSTATE that the money functions refuse with; the message is the problem code. */
const refusal = 'GW000';

/** Turns a refusal of the money functions into a `Problem`; anything else comes back as it was. */
export function asProblem(error: unknown): unknown {
  const found = postgresError(error);
  return found?.code === refusal && isProblemCode(found.message) ? new Problem(found.message, { cause: error }) : error;
}

const deadlockOrSerialization = new Set(['40001', '40P01']);

/**
 * The server that was asked is gone, going, or not the one that writes any more. Class 08 and 57P0x: closed or closing.
 * 25006: read-only since a switchover, so another server writes. 25P03, 25P04: it closed an idle or long transaction.
 */
const serverLost = new Set(['25006', '25P03', '25P04', '57P01', '57P02', '57P03', '57P04', '57P05']);

/** From the network or the resolver, for a server that died, froze, or moved. */
const networkLost = new Set([
  'EAI_AGAIN',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTDOWN',
  'EHOSTUNREACH',
  'ENETDOWN',
  'ENETUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);

/**
 * Errors that a connection to the database rejected with. A file store or a mail server fails with the same codes of Node,
 * and then the database is there: nothing is asked of it again.
 */
const ofDatabase = new WeakSet<Error>();

/** Notes that this error came from a connection to the database, and throws it. */
export function rethrowAsDatabaseError(error: unknown): never {
  if (error instanceof Error) ofDatabase.add(error);
  throw error;
}

/**
 * Is the connection of no use any more? It must then not go back to a pool. What the call did, if anything, is unknown
 * and is found by its id.
 */
export function isConnectionLost(error: unknown): boolean {
  const found = postgresError(error);
  if (!found) return isConnectionMessage(error);
  if (networkLost.has(found.code)) return ofDatabase.has(found);
  return serverLost.has(found.code) || found.code.startsWith('08');
}

/**
 * May the same call be made again with the same ids? Yes after a deadlock or serialization failure, when the server
 * went away (its effect, if any, is found by id), or when another attempt was first on the anchor named.
 */
export function isRetryable(error: unknown, anchors: readonly string[] = []): boolean {
  if (isConnectionLost(error)) return true;
  const found = postgresError(error);
  if (!found) return false;
  if (deadlockOrSerialization.has(found.code)) return true;
  return found.code === '23505' && found.constraint !== undefined && anchors.includes(found.constraint);
}

/** node-postgres reports a cut connection without a code. */
function isConnectionMessage(error: unknown): boolean {
  return (
    error instanceof Error &&
    /Connection terminated|Client has encountered a connection error|Client was closed|^timeout expired$/.test(
      error.message,
    )
  );
}

/** The database cannot be reached, or has no room for anybody: it would say the same to whatever was asked now. */
export function isOutOfReach(error: unknown): boolean {
  if (postgresError(error)?.code.startsWith('53') || isRetryable(error)) return true;
  return error instanceof Error && /timeout exceeded when trying to connect/.test(error.message);
}

/** Did the statement itself take too long? The same work in smaller pieces may succeed. */
export function isTooSlow(error: unknown): boolean {
  const found = postgresError(error);
  return found?.code === '57014' || (found?.code === 'ETIMEDOUT' && ofDatabase.has(found));
}

/** Out of reach, or this call took too long: the caller is told to come back, nothing is lost. */
export function isUnavailable(error: unknown): boolean {
  const code = postgresError(error)?.code;
  return code === '57014' || code === '55P03' || isOutOfReach(error);
}
