import type { Config } from './config/config.ts';
import type { Context } from './context.ts';
import { queueMail } from './modules/mail/public.ts';
import { policyInForce } from './modules/policy/public.ts';
import type { Database } from './platform/database.ts';
import { type EventLog, logEvents } from './platform/events.ts';

/** The context of one process: made at its start, passed down from there. */
export function makeContext(config: Config, database: Database, log: EventLog): Context {
  return {
    database,
    policy: policyInForce(database.db),
    clock: { now: () => new Date() },
    mailer: { queue: queueMail },
    events: logEvents(log),
    config,
  };
}
