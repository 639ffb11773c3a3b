import { formatHundredths, isUnverified, redemptionMayMove, verificationDeadline } from '@goldwren/rules';
import type { Context } from '../../../context.ts';
import type { Db } from '../../../platform/database.ts';
import { forEachItem } from '../../../platform/for-each.ts';
import { readDatabaseClock } from '../../../platform/postgres/database-clock.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { lockStanding } from '../../players/public.ts';
import {
  changeRedemption,
  markBreached,
  type RedemptionKey,
  selectClosedWithoutW9,
  selectLate,
  selectUnverified,
} from '../redemption.store.ts';
import { recordDelay } from '../review/announce-delay.ts';
import { type LockedRedemption, lockRedemption } from './lock-redemption.ts';
import { moveRedemption } from './move-redemption.ts';

type Deps = Pick<Context, 'database' | 'mailer' | 'events' | 'emit'>;

/** The next run continues where this one stops. */
const perRun = 200;
const dayMs = 86_400_000;

/**
 * Sends reminders to verify, returns redemptions that were not verified in 30 days or need a W-9 of a closed account, and
 * reports our late steps.
 * Each redemption has its own transaction and is checked again under the lock. Concurrent runs, and a run after a
 * crash, therefore do each thing only once.
 */
export async function advanceRedemptions(deps: Deps): Promise<{ returned: number; reminded: number; late: number }> {
  const { db } = deps.database;
  const unverifiedKeys = (days: number) => selectUnverified(db, { days, limit: perRun });
  const unverified = await each(deps, await unverifiedKeys(verificationDeadline.returnedAfterDays), returnUnverified);
  const closed = await each(deps, await selectClosedWithoutW9(db, perRun), returnClosed);
  let reminded = 0;
  for (const [index, days] of verificationDeadline.remindedAfterDays.entries()) {
    const keys = await selectUnverified(db, { days, fewerReminders: index + 1, limit: perRun });
    reminded += await each(deps, keys, remind);
  }
  const late = await each(deps, await selectLate(db, perRun), markLate);
  return { returned: unverified + closed, reminded, late };
}

type Action = (deps: Deps, tx: Db, locked: LockedRedemption, ageDays: number) => Promise<boolean>;

/** Returns how many redemptions needed an action. */
function each(deps: Deps, keys: readonly RedemptionKey[], act: Action): Promise<number> {
  return forEachItem('redemptions', keys, (key) =>
    inTransaction(deps.database, async (tx) => {
      const locked = await lockRedemption(tx, key);
      const ageMs = (await readDatabaseClock(tx)).getTime() - locked.row.createdAt.getTime();
      return act(deps, tx, locked, ageMs / dayMs);
    }),
  );
}

async function returnUnverified(deps: Deps, tx: Db, locked: LockedRedemption, ageDays: number): Promise<boolean> {
  if (!isUnverified(locked.row.needs) || ageDays < verificationDeadline.returnedAfterDays) return false;
  await moveRedemption(deps, tx, locked, 'returned', { reason: 'unverified' });
  return true;
}

/** The owner of a closed account cannot give a W-9 any more. Without this, the account would never be erased. */
async function returnClosed(deps: Deps, tx: Db, locked: LockedRedemption): Promise<boolean> {
  const { row } = locked;
  if (!row.needs.includes('w9') || !redemptionMayMove(row.status, 'returned')) return false;
  if (!(await lockStanding(tx, row.playerId))?.closedAt) return false;
  await moveRedemption(deps, tx, locked, 'returned', { reason: 'closed_without_w9' });
  return true;
}

/** Sends one mail, even if several reminders were missed while no worker ran. */
async function remind({ mailer }: Deps, tx: Db, { row, account }: LockedRedemption, ageDays: number): Promise<boolean> {
  const due = verificationDeadline.remindedAfterDays.filter((days) => ageDays >= days).length;
  if (!isUnverified(row.needs) || row.reminders >= due) return false;
  await changeRedemption(tx, row, { reminders: due });
  await mailer.queue(tx, {
    template: 'redemption_reminder',
    playerId: row.playerId,
    recipient: account.email,
    locale: account.locale,
    firstName: account.firstName,
    redemptionId: row.id,
    amount: formatHundredths(row.sweepsSubmitted),
    method: row.payoutMethod,
    needs: row.needs,
    daysLeft: Math.max(1, Math.ceil(verificationDeadline.returnedAfterDays - ageDays)),
  });
  return true;
}

async function markLate(deps: Deps, tx: Db, locked: LockedRedemption): Promise<boolean> {
  const { row } = locked;
  if (!(await markBreached(tx, row))) return false;
  await recordDelay(deps, tx, locked, { reason: 'late' });
  deps.events.report('redemption_late', {
    player: row.playerId,
    redemption: row.id,
    status: row.status,
    dueAt: row.dueAt?.toISOString() ?? null,
  });
  return true;
}
