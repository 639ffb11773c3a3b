import { specificationPack } from '@goldwren/rules';
import type { TaskList } from 'graphile-worker';
import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import { cleanUpAuth } from '../modules/auth/public.ts';
import { settleHeldEntries } from '../modules/free-entry/public.ts';
import { createLiveSessions, roundsMatchJournal, sweepIdleSessions } from '../modules/games/public.ts';
import { forgetIdempotencyKeys, journalIsUnbroken, reconcile, walletsMatchJournal } from '../modules/ledger/public.ts';
import { deleteOldMail } from '../modules/mail/public.ts';
import { deleteDeadStaffSessions } from '../modules/staff/public.ts';
import { createPaymentProviders, expireOrders, ordersMatchJournal, processInbox } from '../modules/store/public.ts';
import type { Database } from '../platform/database.ts';
import { createSealedBox } from '../platform/sealed-box.ts';

interface JobDeps {
  readonly config: Config;
  readonly database: Database;
  readonly log: Logger;
}

/** Decisions, ledger page: a key is kept for a day at least. */
const idempotencyKeptHours = 48;
/** Long enough to answer 'I never got it'; the texts hold names. */
const mailKeptDays = 90;

const booksChecks = [journalIsUnbroken, walletsMatchJournal, roundsMatchJournal, ordersMatchJournal];

/** Every scheduled job with its clock. Runs missed while no worker was up are not made up: each looks at the state. */
export function jobsOf({ config, database, log }: JobDeps): { taskList: TaskList; crontab: string } {
  const sessions = createLiveSessions(database, createSealedBox(config.seedKey));
  const providers = createPaymentProviders(config.payments.accounts);
  const taskList: TaskList = {
    sweep_idle_sessions: async () => {
      const ended = await sweepIdleSessions({ database, sessions });
      if (ended > 0) log.info({ ended }, 'idle game sessions ended');
    },
    expire_orders: async () => {
      const expired = await expireOrders(database);
      if (expired > 0) log.info({ expired }, 'unpaid orders expired');
    },
    process_inbox: async () => {
      const processed = await processInbox({ database, providers, policy: () => specificationPack }, log);
      if (processed > 0) log.warn({ processed }, 'payment notifications processed that had been left');
    },
    settle_held_entries: async () => {
      const { granted, expired } = await settleHeldEntries(database, specificationPack);
      if (granted + expired > 0) log.info({ granted, expired }, 'held free entries settled');
    },
    reconcile: async () => {
      const { findings } = await reconcile(database, booksChecks);
      if (findings.length > 0) log.fatal({ findings }, 'the books do not agree');
    },
    clean_up: async () => {
      await cleanUpAuth(database.db);
      await deleteDeadStaffSessions(database.db);
      await forgetIdempotencyKeys(database.db, idempotencyKeptHours);
      await deleteOldMail(database.db, mailKeptDays);
    },
  };
  const crontab = [
    '* * * * * sweep_idle_sessions',
    '* * * * * reconcile',
    '*/5 * * * * expire_orders',
    '* * * * * process_inbox',
    '* * * * * settle_held_entries',
    '17 * * * * clean_up',
  ].join('\n');
  return { taskList, crontab };
}
