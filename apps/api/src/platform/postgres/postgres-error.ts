import { isProblemCode, Problem } from '../problem.ts';

interface PostgresError extends Error {
  code: string;
  constraint?: string;
  /** The calls in which PostgreSQL was. */
  where?: string;
}

/** Returns the driver's error: the error itself, or its cause. Null for other errors. */
export function postgresError(error: unknown): PostgresError | null {
  const candidate = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return candidate instanceof Error && typeof (candidate as { code?: unknown }).code === 'string'
    ? (candidate as PostgresError)
    : null;
}

/** The SQLSTATE of refusals by the SQL functions. The message is the problem code. */
const refusal = 'GW000';

/** Converts a refusal of the SQL functions to a `Problem`. Returns any other error unchanged. */
export function asProblem(error: unknown): unknown {
  const found = postgresError(error);
  return found?.code === refusal && isProblemCode(found.message) ? new Problem(found.message, { cause: error }) : error;
}

const deadlockOrSerialization = new Set(['40001', '40P01']);

/**
 * The server is gone, shutting down, or no longer the primary. Class 08 and 57P0x: closed or closing. 25006: read-only
 * after a switchover, so another server is the primary. 25P03, 25P04: it closed an idle or long transaction.
 */
const serverLost = new Set(['25006', '25P03', '25P04', '57P01', '57P02', '57P03', '57P04', '57P05']);

/** Errors of the network or of DNS for a server that died, froze or moved. */
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
 * Errors of database connections. File stores and mail servers fail with the same Node error codes, but those errors must
 * not count as a lost database.
 */
const ofDatabase = new WeakSet<Error>();

/** Citus adds the number of the table on the node to the name of a constraint. */
const shardNumber = /_\d{6,}$/;

/** Marks this error as one of a database connection, gives its constraint the name that the migrations use, and throws it. */
export function rethrowAsDatabaseError(error: unknown): never {
  if (error instanceof Error) ofDatabase.add(error);
  const found = postgresError(error);
  if (found?.constraint !== undefined) found.constraint = found.constraint.replace(shardNumber, '');
  throw error;
}

/**
 * Whether the connection is broken. It must then not go back to a pool. The effect of the call is unknown, and the caller
 * finds it by its id.
 */
export function isConnectionLost(error: unknown): boolean {
  const found = postgresError(error);
  if (!found) return isConnectionMessage(error);
  if (networkLost.has(found.code)) return ofDatabase.has(found);
  return serverLost.has(found.code) || found.code.startsWith('08');
}

/**
 * Whether the same call may be repeated with the same ids: after a deadlock or serialization failure, after a lost server
 * (a repeated call finds its earlier effect by id), or when a concurrent attempt violated one of the unique `anchors`.
 */
export function isRetryable(error: unknown, anchors: readonly string[] = []): boolean {
  if (isConnectionLost(error)) return true;
  const found = postgresError(error);
  if (!found) return false;
  if (deadlockOrSerialization.has(found.code)) return true;
  return found.code === '23505' && found.constraint !== undefined && anchors.includes(found.constraint);
}

/** node-postgres reports a lost connection without a code. */
function isConnectionMessage(error: unknown): boolean {
  return (
    error instanceof Error &&
    /Connection terminated|Client has encountered a connection error|Client was closed|^timeout expired$/.test(
      error.message,
    )
  );
}

/**
 * Whether the database is no longer the home of its cell: its fence refused the statement, or Citus sent it to the node that holds
 * the cell now, where it failed. The new home has what was committed before.
 */
function isMoved(error: unknown): boolean {
  const found = postgresError(error);
  if (found?.where?.includes('while executing command on ')) return true;
  return found?.code === '23514' && found.constraint === 'cell_moved';
}

/** Whether the database cannot be reached, is overloaded or is no longer the home, so that any other call would fail too. */
export function isOutOfReach(error: unknown): boolean {
  if (isMoved(error)) return true;
  if (postgresError(error)?.code.startsWith('53') || isRetryable(error)) return true;
  return error instanceof Error && /timeout exceeded when trying to connect/.test(error.message);
}

/** Whether the statement itself took too long. The same work in smaller pieces may succeed. */
export function isTooSlow(error: unknown): boolean {
  const found = postgresError(error);
  return found?.code === '57014' || (found?.code === 'ETIMEDOUT' && ofDatabase.has(found));
}

/** Whether a lock was not free within the time limit of the statement or function. */
export function isLockBusy(error: unknown): boolean {
  return postgresError(error)?.code === '55P03';
}

/** Whether the database is out of reach or the call took too long. The client may repeat the call later. */
export function isUnavailable(error: unknown): boolean {
  const code = postgresError(error)?.code;
  return code === '57014' || isLockBusy(error) || isOutOfReach(error);
}
