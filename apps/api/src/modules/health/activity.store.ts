import type { Db } from '../../platform/database.ts';
import { callForRow } from '../../platform/postgres/call-function.ts';

export interface DatabaseActivity {
  /** Null when no other transaction is open. */
  readonly oldest_transaction_seconds: number | null;
  readonly connections: number;
  readonly whole_server: boolean;
}

export function readDatabaseActivity(db: Db): Promise<DatabaseActivity> {
  return callForRow(db, 'database_activity', []);
}
