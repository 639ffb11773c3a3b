import type { Db } from '../../platform/database.ts';
import { callForRow } from '../../platform/postgres/call-function.ts';
import type { DropRefusal } from '../staff/public.ts';

/** Returns why a month cannot be dropped now. Null when it can (`drop_month_refusal`). */
export async function selectDropRefusal(db: Db, month: string): Promise<DropRefusal | null> {
  const row = await callForRow<{ drop_month_refusal: DropRefusal | null }>(db, 'drop_month_refusal', [month]);
  return row.drop_month_refusal;
}

/** Writes the forward rows of a month. Returns their number. */
export async function writeForward(tx: Db, month: string): Promise<bigint> {
  return (await callForRow<{ forward_month: bigint }>(tx, 'forward_month', [month])).forward_month;
}

export interface Dropped {
  readonly rounds: bigint;
  /** Stakes, raises and wins. */
  readonly postings: bigint;
  /** The other postings of the month, which stay. */
  readonly kept: bigint;
}

/** What the manifest says that the month has. */
interface Expected {
  readonly rounds: bigint;
  readonly postings: bigint;
  readonly amount: bigint;
}

/** Drops the partitions of a month. The transaction has written its forward rows. */
export function dropPartitions(
  tx: Db,
  month: string,
  changeId: string,
  { rounds, postings, amount }: Expected,
): Promise<Dropped> {
  return callForRow<Dropped>(tx, 'drop_month', [month, changeId, rounds, postings, amount]);
}
