/** What a person can do about a start that the machine or the database refused, by system error or SQLSTATE. */
const advice: Readonly<Record<string, string>> = {
  EADDRINUSE: 'The port is taken: stop the other program, or set PORT to another one.',
  EACCES:
    'This account may not do that: give it the folder or file, run as another account, or set PORT above 1023 or DATA_DIR elsewhere.',
  EPERM: 'This account may not do that: give it the folder or file, or run as another account.',
  EROFS: 'That file system is read-only: set DATA_DIR to a folder that can be written.',
  ENOSPC: 'The disk is full: make room, or set DATA_DIR to a folder on another one.',
  EDQUOT: "The account's disk quota is used up: make room, or set DATA_DIR to a folder elsewhere.",
  '53100': "The database's disk is full: make room there.",
  ECONNREFUSED: 'Nothing listens there: is the database running, and are host and port of DATABASE_URL right?',
  ENOTFOUND: 'There is no such host: check the host of DATABASE_URL.',
  EAI_AGAIN: 'The host could not be looked up: check the host of DATABASE_URL and the name service.',
  ETIMEDOUT: 'The database does not answer: check host, port and firewall of DATABASE_URL.',
  ECONNRESET: 'The database hung up: does it want TLS (?sslmode=require in DATABASE_URL)?',
  '28P01': 'Check user and password of the DATABASE_…_URL settings; does such a login exist?',
  '28000': 'Check the users of the DATABASE_…_URL settings, and what the server lets it in from.',
  '3D000': 'Create it (CREATE DATABASE …), or correct the name in DATABASE_URL.',
  '42501':
    'The login of DATABASE_URL has to own the database and, the first time, be allowed to make roles (ALTER ROLE … CREATEROLE).',
  '53300': 'The database has no connection left: raise its max_connections or lower DATABASE_POOL_SIZE.',
  '57P03': 'The database is still starting or already stopping: try again in a moment.',
};

/** The error and what it was wrapped in, the innermost last. */
function* causesOf(error: unknown): Generator<Error & { code?: unknown }> {
  for (let current = error; current instanceof Error; current = current.cause) {
    yield current;
    if (current instanceof AggregateError) yield* causesOf(current.errors[0]);
  }
}

/**
 * Two sentences for a start that failed for a reason outside this program: what was refused, and what to do. Null for a
 * fault of ours, which keeps its stack.
 */
export function startTrouble(error: unknown): string | null {
  for (const { code, message } of causesOf(error)) {
    const known = typeof code === 'string' ? advice[code] : undefined;
    if (known !== undefined) return `Goldwren could not start: ${message || String(code)}.\n${known}`;
  }
  return null;
}
