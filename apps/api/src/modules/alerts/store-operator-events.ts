import type { Db } from '../../platform/database.ts';
import { type AlertName, alertLevelOf, type EventLog, type Events, logEvents } from '../../platform/operator-events.ts';
import { countOf, keyOf, kindOf } from './alert-keys.ts';
import { type AlertSink, createAlertSink } from './alert-sink.ts';

/** The events of a process. Events that need attention are stored as alerts. */
export interface StoredEvents extends Events {
  /** Stores all alerts that are not stored yet. Call it before the database is closed. */
  flush(): Promise<void>;
}

/**
 * Logs events, and stores those of level warn or worse as alerts. Reporting an event never waits for the database and
 * never fails because of it.
 */
export function storeOperatorEvents(db: Db, log: EventLog): StoredEvents {
  const logged = logEvents(log);
  const sink = createAlertSink(db, (err) => log.error({ err }, 'alerts cannot be stored at the moment'));
  return {
    report: (name, facts) => {
      logged.report(name, facts);
      storeAlert(sink, log, name as AlertName, facts as never);
    },
    flush: () => sink.flush(),
  };
}

function storeAlert(sink: AlertSink, log: EventLog, name: AlertName, facts: never): void {
  try {
    const level = alertLevelOf(name);
    if (level === null) return;
    sink.add({ kind: kindOf(name), key: keyOf(name, facts), count: countOf(name, facts), level, facts });
  } catch (err) {
    log.error({ err, operator_event: name }, 'the alert cannot be stored');
  }
}
