import {
  formatHundredths,
  type RedemptionReason,
  type RedemptionStatus,
  redemptionDueAt,
  redemptionMayMove,
} from '@goldwren/rules';
import type { Context } from '../../../context.ts';
import type { Db } from '../../../platform/database.ts';
import { readDatabaseClock } from '../../../platform/postgres/database-clock.ts';
import { Problem } from '../../../platform/problem.ts';
import { selectPostings } from '../../ledger/public.ts';
import { changeRedemption, type RedemptionRow, returnFromEscrow, selectRedemption } from '../redemption.store.ts';
import { redemptionMoved } from '../redemptions.events.ts';
import type { LockedRedemption } from './lock-redemption.ts';
import { insertEvent, selectPayableSince } from './status-history.store.ts';

export type MoveDeps = Pick<Context, 'mailer' | 'emit'>;

/** The reason for a move, and who made it. */
export interface Move {
  readonly reason: RedemptionReason;
  readonly note?: string | null;
  /** Absent when the player or the system made the move. */
  readonly staffId?: string;
  /** The amounts of a payment, in hundredths. */
  readonly amounts?: { readonly withheldCents: bigint; readonly paidCents: bigint };
}

/**
 * Moves a locked redemption to another state. Updates its history and clock, and mails the player.
 * A rejected or returned redemption gives its Sweeps Coins back in the same transaction.
 * @throws Problem `conflict` when the state table does not allow the move.
 */
export async function moveRedemption(
  { mailer, emit }: MoveDeps,
  tx: Db,
  { row, account }: LockedRedemption,
  to: RedemptionStatus,
  { reason, note = null, staffId, amounts }: Move,
): Promise<RedemptionRow> {
  assertMove(row, to);
  const moved = await changeState(tx, row, to, amounts);
  await insertEvent(tx, row, { status: to, reason, note, staffId: staffId ?? null }, row);
  const common = {
    recipient: account.email,
    locale: account.locale,
    firstName: account.firstName,
    redemptionId: row.id,
    amount: formatHundredths(row.sweepsSubmitted),
    method: row.payoutMethod,
  };
  if (to === 'rejected' || to === 'returned' || to === 'forfeited') {
    const debtPaid = formatHundredths(await selectDebtPaid(tx, row));
    await mailer.queue(tx, { template: 'redemption_ended', ...common, status: to, reason, note, debtPaid });
  } else if (to !== 'awaiting_verification') {
    const dueAt = moved.dueAt?.toISOString() ?? null;
    const paid = amounts ? formatHundredths(amounts.paidCents) : null;
    const withheld = amounts ? formatHundredths(amounts.withheldCents) : null;
    await mailer.queue(tx, {
      template: 'redemption_moved',
      ...common,
      status: to,
      reason,
      note,
      dueAt,
      paid,
      withheld,
    });
  }
  if (to !== 'awaiting_verification') await emit(tx, redemptionMoved, { playerId: row.playerId });
  return moved;
}

/** Returns how much of the returned coins paid a debt instead (pay_debt), in hundredths. */
async function selectDebtPaid(tx: Db, { playerId, id }: RedemptionRow): Promise<bigint> {
  const postings = await selectPostings(tx, playerId, [id]);
  return postings.reduce((sum, { kind, amount }) => (kind === 'purchase_reversal' ? sum - amount : sum), 0n);
}

/** @throws Problem `conflict`, with the current state. */
export function assertMove(row: RedemptionRow, to: RedemptionStatus): void {
  if (redemptionMayMove(row.status, to)) return;
  throw new Problem('conflict', { params: { reason: 'redemption_state', status: row.status } });
}

async function changeState(
  tx: Db,
  row: RedemptionRow,
  to: RedemptionStatus,
  amounts: Move['amounts'],
): Promise<RedemptionRow> {
  if (to === 'rejected' || to === 'returned') {
    await returnFromEscrow(tx, row, to);
    return (await selectRedemption(tx, row)) as RedemptionRow;
  }
  const since = await readDatabaseClock(tx);
  // After the review the identity is proved. Everything else that the player must do stays.
  const needs = row.needs.filter((need) => need !== 'identity');
  const clockFrom = to === 'processing' ? ((await selectPayableSince(tx, row)) ?? since) : since;
  const of = { status: to, method: row.payoutMethod, needs, createdAt: row.createdAt };
  const dueAt = redemptionDueAt({ ...of, since: clockFrom });
  return changeRedemption(tx, row, { status: to, needs, dueAt, ...amounts });
}
