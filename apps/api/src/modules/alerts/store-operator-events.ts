import type { Db } from '../../platform/database.ts';
import { type AlertName, alertLevelOf, type EventLog, type Events, logEvents } from '../../platform/events.ts';
import { countOf, keyOf, kindOf } from './alert-keys.ts';
import { type AlertSink, createAlertSink } from './alert-sink.ts';

/** Events of a process, of which those that somebody must look at are kept. */
export interface KeptEvents extends Events {
  /** Stores what is not stored yet. Called before the database is closed. */
  flush(): Promise<void>;
}

/** Events as log lines, and those of level warn or worse as alerts too: reporting one neither waits nor fails for it. */
export function keptEvents(db: Db, log: EventLog): KeptEvents {
  const logged = logEvents(log);
  const sink = createAlertSink(db, (err) => log.error({ err }, 'alerts cannot be stored at the moment'));
  return {
    report: (name, facts) => {
      logged.report(name, facts);
      keep(sink, log, name as AlertName, facts as never);
    },
    flush: () => sink.flush(),
  };
}

function keep(sink: AlertSink, log: EventLog, name: AlertName, facts: never): void {
  try {
    const level = alertLevelOf(name);
    if (level === null) return;
    sink.add({ kind: kindOf(name), key: keyOf(name, facts), count: countOf(name, facts), level, facts });
  } catch (err) {
    log.error({ err, operator_event: name }, 'alert cannot be kept');
  }
}
