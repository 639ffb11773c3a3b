import { type MovableDatabase, openDatabase } from '../../../src/platform/database.ts';

/** Longer than any test waits for a connection, however slow the machine is. The limit of the product has its own tests. */
export const patientConnectMs = 20_000;

interface TestDatabaseOptions {
  readonly url: string;
  readonly role?: string | null;
  readonly maxConnections: number;
  readonly applicationName?: string;
  readonly statementTimeoutMs?: number;
}

/** Opens a pool of a test. It ignores connections that break, because the test server can end before the pool does. */
export function openTestDatabase(options: TestDatabaseOptions): MovableDatabase {
  return openDatabase({
    role: null,
    applicationName: 'goldwren-test',
    onError: () => undefined,
    connectTimeoutMs: patientConnectMs,
    ...options,
  });
}
