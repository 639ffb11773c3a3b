import type { StaffPermission } from '@goldwren/rules';
import type { Database, Db } from '../../platform/database.ts';
import { callFunction } from '../../platform/postgres/call-function.ts';
import { inTransaction } from '../../platform/transaction.ts';

/** A member of staff in one call, with what the database needs to check that it is them. */
export interface StaffActor {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly proof: {
    /** The id in the browser's cookie. The database stores only its hash. */
    readonly sessionId: string;
    /** What the contract of the call requires. */
    readonly permission: StaffPermission;
    readonly fresh: boolean;
  };
}

/**
 * One transaction of a member of staff: the database checks their session and permission first, and takes from there who
 * acts, for the log and for every decision.
 * @throws Problem `unauthenticated`, `forbidden` or `reauthentication_required` through the error handler.
 */
export function inStaffTransaction<T>(database: Database, actor: StaffActor, work: (tx: Db) => Promise<T>): Promise<T> {
  return inTransaction(database, async (tx) => {
    await beginStaffAction(tx, actor);
    return work(tx);
  });
}

/** The first statement of a transaction that another module has begun. See `inStaffTransaction`. */
export async function beginStaffAction(tx: Db, { proof }: StaffActor): Promise<void> {
  await callFunction(tx, 'begin_staff_action', [proof.sessionId, proof.permission, proof.fresh]);
}
