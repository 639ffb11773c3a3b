/** Advice for failed starts, by system error code or SQLSTATE. */
const advice: Readonly<Record<string, string>> = {
  EADDRINUSE: 'The port is taken: stop the other program, or set PORT to another one.',
  EACCES:
    'This account has no permission: change the owner of the file, use another account, set PORT above 1023, or change DATA_DIR.',
  EPERM: 'This account has no permission: change the owner of the folder or file, or use another account.',
  EROFS: 'The file system is read-only: set DATA_DIR to a writable folder.',
  ENOSPC: 'The disk is full: free some space, or set DATA_DIR to a folder on another disk.',
  EDQUOT: "The account's disk quota is used up: free some space, or set DATA_DIR to a folder on another disk.",
  '53100': "The database's disk is full: free some space there.",
  ECONNREFUSED: 'Nothing listens there: check that the database is running, and check host and port of DATABASE_URL.',
  ENOTFOUND: 'The host does not exist: check the host of DATABASE_URL.',
  EAI_AGAIN: 'The host name could not be resolved: check the host of DATABASE_URL and the DNS server.',
  ETIMEDOUT: 'The database does not answer: check host and port of DATABASE_URL, and the firewall.',
  ECONNRESET: 'The database closed the connection: it may require TLS (?sslmode=require in DATABASE_URL).',
  '28P01': 'Check user and password of the DATABASE_…_URL settings, and that the login exists.',
  '28000': 'Check the users of the DATABASE_…_URL settings, and pg_hba.conf of the server.',
  '3D000': 'Create it (CREATE DATABASE …), or correct the name in DATABASE_URL.',
  '42501':
    'The login of DATABASE_URL must own the database and, the first time, be able to create roles (ALTER ROLE … CREATEROLE).',
  '53300': 'The database has no free connection: raise its max_connections or lower DATABASE_POOL_SIZE.',
  '57P03': 'The database is starting or stopping: try again in a moment.',
};

/** Yields the error and its causes, innermost last. */
function* causesOf(error: unknown): Generator<Error & { code?: unknown }> {
  for (let current = error; current instanceof Error; current = current.cause) {
    yield current;
    if (current instanceof AggregateError) yield* causesOf(current.errors[0]);
  }
}

/**
 * Returns two sentences for a start that failed for a reason outside this program: what failed, and what to do. Returns
 * null for any other error, which is a bug and is printed with its stack.
 */
export function describeStartFailure(error: unknown): string | null {
  for (const { code, message } of causesOf(error)) {
    const known = typeof code === 'string' ? advice[code] : undefined;
    if (known !== undefined) return `Goldwren could not start: ${message || String(code)}.\n${known}`;
  }
  return null;
}
