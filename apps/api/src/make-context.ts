import type { Config } from './config/config.ts';
import type { Context } from './context.ts';
import { type KeptEvents, keptEvents } from './modules/alerts/public.ts';
import { queueMail } from './modules/mail/public.ts';
import { policyInForce } from './modules/policy/public.ts';
import type { Database } from './platform/database.ts';
import type { EventLog } from './platform/events.ts';

/** The context of one process: made at its start, passed down from there. Its events are flushed before the database closes. */
export function makeContext(
  config: Config,
  database: Database,
  log: EventLog,
): Context & { readonly events: KeptEvents } {
  return {
    database,
    policy: policyInForce(database.db),
    clock: { now: () => new Date() },
    mailer: { queue: queueMail },
    events: keptEvents(database.db, log),
    config,
  };
}
