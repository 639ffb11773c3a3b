import { absenceStep, formatHundredths, sweepsExpiry } from '@goldwren/rules';
import type { Context } from '../../context.ts';
import type { Db } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { expireIdleSweeps } from '../ledger/public.ts';
import { type Account, lockAccount } from '../players/public.ts';
import {
  type IdleState,
  insertNotice,
  selectIdlePlayers,
  selectIdleState,
  selectNotices,
} from './sweeps-expiry.store.ts';

type Deps = Pick<Context, 'database' | 'mailer'>;
type Outcome = 'nothing' | 'warned' | 'expired';

export interface IdlePlayersResult {
  warned: number;
  expired: number;
}

const batch = 200;

/**
 * Handles players who stay away with Sweeps Coins: warns them twice, then expires the coins (rules, absenceStep).
 * Each player has their own transaction, so repeated or concurrent runs do nothing twice. A player who fails does not
 * block the others.
 * @throws AggregateError at the end, with all errors.
 */
export async function expireIdlePlayers(deps: Deps): Promise<IdlePlayersResult> {
  const counts: IdlePlayersResult = { warned: 0, expired: 0 };
  const faults: unknown[] = [];
  const idleDays = sweepsExpiry.idleDays - sweepsExpiry.noticeDaysBefore.first;
  let afterPlayer: string | null = null;
  for (;;) {
    const players: string[] = await selectIdlePlayers(deps.database.db, { idleDays, afterPlayer, limit: batch });
    for (const playerId of players) {
      try {
        const done = await processIdlePlayer(deps, playerId);
        if (done !== 'nothing') counts[done] += 1;
      } catch (error) {
        faults.push(new Error(`the idle player ${playerId} could not be processed`, { cause: error }));
      }
    }
    afterPlayer = players.at(-1) ?? null;
    if (players.length < batch) break;
  }
  if (faults.length > 0) throw new AggregateError(faults, `${faults.length} idle players could not be processed`);
  return counts;
}

/** Handles one player under the lock of their row. An earlier sign-in has then ended the absence. */
async function processIdlePlayer(deps: Deps, playerId: string): Promise<Outcome> {
  const ref = newId();
  return inTransaction(deps.database, async (db) => {
    const account = await lockAccount(db, playerId);
    const state = await selectIdleState(db, playerId);
    // Players who are locked out cannot sign in, so their coins do not expire.
    if (state.sweeps === 0n || account.suspendedAt !== null) return 'nothing';
    const notices = await selectNotices(db, playerId, state);
    const step = absenceStep({ lastActiveAt: state.lastActiveAt, notices }, state.now);
    if (step.do === 'expire') return expire(deps, db, playerId, account, state, ref);
    return step.do === 'warn' ? warn(deps, db, playerId, account, state, step) : 'nothing';
  });
}

async function expire(
  { mailer }: Deps,
  db: Db,
  playerId: string,
  account: Account,
  { creditSeq }: IdleState,
  ref: string,
): Promise<Outcome> {
  const taken = await expireIdleSweeps(db, playerId, { afterSeq: creditSeq, ref });
  if (taken === 0n) return 'nothing';
  const { email: recipient, firstName, locale } = account;
  await mailer.queue(db, {
    template: 'sweeps_expired',
    recipient,
    locale,
    firstName,
    amount: formatHundredths(taken),
  });
  return 'expired';
}

async function warn(
  { mailer }: Deps,
  db: Db,
  playerId: string,
  account: Account,
  state: IdleState,
  { notice, expiresAt }: Extract<ReturnType<typeof absenceStep>, { do: 'warn' }>,
): Promise<Outcome> {
  if (
    !(await insertNotice(db, {
      playerId,
      absentSince: state.lastActiveAt,
      afterSeq: state.creditSeq,
      notice,
      expiresAt,
    }))
  )
    return 'nothing';
  const { email: recipient, firstName, locale } = account;
  await mailer.queue(db, {
    template: 'sweeps_expiring',
    playerId,
    recipient,
    locale,
    firstName,
    amount: formatHundredths(state.sweeps),
    expiresAt: expiresAt.toISOString(),
  });
  return 'warned';
}
