import type { TaskList } from 'graphile-worker';
import type { Context } from '../context.ts';
import { createIdentityVendor } from '../identity-vendors/create-identity-vendor.ts';
import { archiveMonths, checkArchive } from '../modules/archive/public.ts';
import { anchorAudit, checkAudit } from '../modules/audit/public.ts';
import { sweepClaims } from '../modules/auth/public.ts';
import { screenUnmarked, shareExclusions } from '../modules/exclusions/public.ts';
import { createFiles, deleteDueFiles, type Files, resealDataKeys } from '../modules/files/public.ts';
import { settleHeldEntries } from '../modules/free-entry/public.ts';
import { auditFinishedDays, createLiveSessions, endIdleSessions, withAuditProcesses } from '../modules/games/public.ts';
import { checkMovedBooks, checkWholeBooks } from '../modules/health/public.ts';
import {
  checkVendorSessions,
  escalateReviews,
  resealDigits,
  selectVerifiedPeople,
} from '../modules/identity/public.ts';
import { countMovements, createNextPartitions } from '../modules/ledger/public.ts';
import { publishLiabilities } from '../modules/liabilities/public.ts';
import { advanceTransfers } from '../modules/payouts/public.ts';
import { remindOfClaims } from '../modules/policy/public.ts';
import { eraseAccounts, forgetExports } from '../modules/privacy/public.ts';
import { logLedger, logOwnFacts } from '../modules/public-log/public.ts';
import { advanceRedemptions } from '../modules/redemptions/public.ts';
import { computeMissingReports, recordLiability } from '../modules/reports/public.ts';
import { assessDue } from '../modules/risk/public.ts';
import { importApprovedList, rescreenPlayers } from '../modules/sanctions/public.ts';
import { createPaymentProviders, expireOrders, processInbox } from '../modules/store/public.ts';
import { escalateTickets } from '../modules/support/public.ts';
import { expireIdlePlayers } from '../modules/sweeps-expiry/public.ts';
import { createPayoutApi } from '../payout-apis/create-payout-api.ts';
import { createSealedBox } from '../platform/crypto/sealed-box.ts';
import { createStatementKeys } from '../platform/crypto/statement-keys.ts';
import { readDatabaseClock } from '../platform/postgres/database-clock.ts';
import { Problem } from '../platform/problem.ts';
import { cleanUp } from './clean-up.ts';
import { publishReferences, shareKnownSettings } from './run-sharing.ts';
import { schedules } from './schedules.ts';

/** Each job has a job key. A run that waits for a retry is replaced by the next run, so that failing jobs do not pile up. */
const crontab = schedules
  .map((line) => {
    const [task = '', options] = line.split(' ').slice(5);
    return `${line}${options === undefined ? ' ?' : '&'}jobKey=${task}`;
  })
  .join('\n');

/** Ignores a conflict: a staff member or another job is already reconciling, and the next run continues. */
function unlessUnderWay(error: unknown): void {
  if (!(error instanceof Problem && error.code === 'conflict')) throw error;
}

/** A worker whose clock is ahead must not close a day before its last rounds, so the database decides what time it is. */
async function atDatabaseTime(context: Context): Promise<Context> {
  const now = await readDatabaseClock(context.database.db);
  return { ...context, clock: { now: () => now } };
}

async function computeReports(given: Context): Promise<void> {
  const context = await atDatabaseTime(given);
  await computeMissingReports(context);
  await recordLiability(context);
}

async function expireOldOrders({ database, events }: Context): Promise<void> {
  const expired = await expireOrders(database);
  if (expired > 0) events.report('orders_expired', { expired });
}

async function settleEntries(context: Context): Promise<void> {
  const { granted, expired } = await settleHeldEntries(context);
  if (granted + expired > 0) context.events.report('entries_settled', { granted, expired });
}

async function assessAccounts(context: Context): Promise<void> {
  const assessed = await assessDue(context);
  if (assessed > 0) context.events.report('accounts_assessed', { assessed });
}

async function sweepOldClaims(context: Context): Promise<void> {
  const { finished, freed } = await sweepClaims(context);
  if (finished + freed > 0) context.events.report('claims_swept', { finished, freed });
}

async function screenPlayers(context: Context): Promise<void> {
  const screened = await screenUnmarked(context);
  if (screened > 0) context.events.report('players_screened', { screened });
}

async function rescreen(context: Context): Promise<void> {
  const { players, matches } = await rescreenPlayers({ ...context, verifiedPeople: selectVerifiedPeople });
  if (players > 0) context.events.report('players_rescreened', { players, matches });
}

async function eraseDueAccounts(context: Context, files: Files): Promise<void> {
  await forgetExports({ database: context.database, files });
  const erased = await eraseAccounts({ ...context, files });
  if (erased > 0) context.events.report('accounts_erased', { erased });
}

/** Counts each window of the journal for the metrics after it was logged. */
async function logAndCountLedger(context: Context): Promise<void> {
  const window = await logLedger(context);
  if (window !== null) await countMovements(context.database.db, window);
}

/**
 * Returns every scheduled job with its schedule (UTC). Of the runs missed while no worker was up, only the last daily run
 * is made up (`fill`). Each job works from the current state, so a missed run loses nothing.
 * @param env the settings of the processes that jobs start
 * @param forTables where tables are created: with Citus, only the coordinator can
 */
export function jobsOf(
  context: Context,
  env: NodeJS.ProcessEnv = process.env,
  forTables: Context['database'] = context.database,
): { taskList: TaskList; crontab: string } {
  const { config, database, events } = context;
  const keys = createStatementKeys(config.statementKeys, config.stolenStatementKeys);
  const sessions = createLiveSessions(database, createSealedBox(config.seedKey));
  const providers = createPaymentProviders(config.payments.accounts);
  const withVendors = addVendors(context);
  const files = createFiles(config.files, events);
  const audit = { ...context, anchorStore: files.store, headKeys: keys, sealStore: files.store, keys };
  const taskList: TaskList = {
    end_idle_sessions: async () => {
      const ended = await endIdleSessions({ database, sessions, keys });
      if (ended > 0) events.report('idle_sessions_ended', { ended });
    },
    expire_orders: () => expireOldOrders(context),
    process_inbox: async () => {
      const processed = await processInbox({ ...context, providers });
      if (processed > 0) events.report('payments_left_processed', { processed });
    },
    settle_held_entries: () => settleEntries(context),
    check_moved_books: async () => void (await checkMovedBooks(context).catch(unlessUnderWay)),
    check_whole_books: async () => void (await checkWholeBooks(context).catch(unlessUnderWay)),
    compute_reports: () => computeReports(context),
    audit_rounds: async () => void (await withAuditProcesses(env, (parts) => auditFinishedDays({ ...audit, parts }))),
    publish_liabilities: async () => void (await publishLiabilities(await atDatabaseTime(context))),
    expire_idle_sweeps: async () => {
      const { warned, expired } = await expireIdlePlayers(context);
      if (warned + expired > 0) events.report('idle_sweeps_expired', { warned, expired });
    },
    escalate_reviews: async () => void (await escalateReviews(context)),
    escalate_tickets: async () => void (await escalateTickets(context)),
    delete_due_files: async () => {
      const deleted = await deleteDueFiles(database, files);
      if (deleted > 0) events.report('files_deleted', { deleted });
    },
    reseal_file_keys: async () => {
      const resealed = (await resealDataKeys(context, files)) + (await resealDigits(context, files));
      if (resealed > 0) events.report('file_keys_resealed', { resealed });
    },
    advance_redemptions: async () => {
      const { returned, reminded, late } = await advanceRedemptions(context);
      if (returned + reminded + late > 0) events.report('redemptions_advanced', { returned, reminded, late });
    },
    check_payouts: async () => void (await advanceTransfers(withVendors)),
    check_identity_sessions: async () => void (await checkVendorSessions(withVendors)),
    screen_unmarked: () => screenPlayers(context),
    import_sanctions_list: async () => void (await importApprovedList(context)),
    rescreen_players: () => rescreen(context),
    assess_risk: () => assessAccounts(context),
    remind_of_claims: async () => void (await remindOfClaims(context)),
    sweep_claims: () => sweepOldClaims(context),
    ...sharingJobs(context),
    erase_accounts: () => eraseDueAccounts(context, files),
    log_ledger: () => logAndCountLedger(context),
    log_own_facts: () => logOwnFacts({ database, keys }),
    anchor_audit: () => anchorAudit(audit),
    check_audit: async () => void (await checkAudit(audit)),
    clean_up: () => cleanUp(context, files),
    create_partitions: async () => void (await createNextPartitions({ database: forTables, events })),
    archive_months: async () => void (await archiveMonths({ ...context, files, keys }).catch(unlessUnderWay)),
    check_archive: async () => void (await checkArchive({ ...context, files, keys }, 'tonight')),
  };
  return { taskList, crontab };
}

/** The jobs that exchange data with other cells. They do nothing on a site with one cell. */
function sharingJobs(context: Context): TaskList {
  return {
    publish_references: () => publishReferences(context),
    share_exclusions: async () => void (await shareExclusions(context)),
    share_settings: () => shareKnownSettings(context),
  };
}

/** Adds the vendors that jobs call. */
function addVendors(context: Context) {
  const { payoutApi, identityVendor } = context.config;
  return { ...context, payoutApi: createPayoutApi(payoutApi), identityVendor: createIdentityVendor(identityVendor) };
}
