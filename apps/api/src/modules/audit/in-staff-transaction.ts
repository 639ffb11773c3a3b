import type { StaffPermission } from '@goldwren/rules';
import type { Database, Db } from '../../platform/database.ts';
import { callFunction } from '../../platform/postgres/call-function.ts';
import { inTransaction } from '../../platform/transaction.ts';
import type { StaffMember } from '../staff/public.ts';

/** The staff member of one call, with what the database needs to verify them. */
export interface StaffActor {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly proof: {
    /** The id in the browser's cookie. The database stores only its hash. */
    readonly sessionId: string;
    /** The requirements of the call's contract. */
    readonly permission: StaffPermission;
    readonly fresh: boolean;
  };
}

declare module '../../http/sessions/principals.ts' {
  interface Callers {
    staff: StaffMember & StaffActor;
  }
}

/**
 * Runs a transaction of a staff member. The database first checks the session and the permission. The log and all
 * decisions use the identity from that check.
 * @throws Problem `unauthenticated`, `forbidden` or `reauthentication_required` through the error handler.
 */
export function inStaffTransaction<T>(database: Database, actor: StaffActor, work: (tx: Db) => Promise<T>): Promise<T> {
  return inTransaction(database, async (tx) => {
    await beginStaffAction(tx, actor);
    return work(tx);
  });
}

/** Must be the first statement of a transaction that another module started. See `inStaffTransaction`. */
export async function beginStaffAction(tx: Db, { proof }: StaffActor): Promise<void> {
  await callFunction(tx, 'begin_staff_action', [proof.sessionId, proof.permission, proof.fresh]);
}
