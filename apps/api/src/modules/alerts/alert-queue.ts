import { type AlertKind, type AlertLevel, productDay } from '@goldwren/rules';

/** An event that operators must look at, when it happens. */
export interface AlertOccurrence {
  readonly kind: AlertKind;
  readonly key: string;
  readonly level: AlertLevel;
  readonly facts: object;
  /** The number of occurrences. */
  readonly count: number;
}

/** Occurrences of the same alert on one day, added up until they are stored. */
export interface WaitingAlert extends AlertOccurrence {
  readonly day: string;
  readonly firstAt: Date;
  readonly lastAt: Date;
}

/** A bounded queue of alerts that wait to be stored. Alerts that do not fit are counted. */
export interface AlertQueue {
  add(seen: AlertOccurrence): void;
  /** Empties the queue. Returns each kind, key and day once. */
  take(): WaitingAlert[];
  /** Puts back alerts that could not be stored. */
  giveBack(alerts: readonly WaitingAlert[]): void;
  /** Counts lost alerts. */
  drop(count: number): void;
  isEmpty(): boolean;
}

/** Different alerts in memory while the database is unreachable. */
const maxWaiting = 300;
/** Different keys per kind, process and day. Further keys share one row, so that no one can fill the table. */
const maxKeysOfKind = 100;
const otherKeys = 'others';

export function createAlertQueue(): AlertQueue {
  const keyOf = cappedKeys();
  let waiting = new Map<string, WaitingAlert>();
  let dropped = 0;

  function put(alert: WaitingAlert): void {
    const id = `${alert.kind}|${alert.key}|${alert.day}`;
    const known = waiting.get(id);
    if (known) waiting.set(id, mergeAlerts(known, alert));
    else if (waiting.size < maxWaiting) waiting.set(id, alert);
    else dropped += alert.count;
  }

  return {
    add: (seen) => {
      const at = new Date();
      const day = productDay(at);
      put({ ...seen, key: keyOf(day, seen.kind, seen.key), day, firstAt: at, lastAt: at });
    },
    take: () => {
      const taken = [...waiting.values(), ...(dropped > 0 ? [droppedAlert(dropped)] : [])];
      waiting = new Map();
      dropped = 0;
      return taken;
    },
    giveBack: (alerts) => {
      for (const alert of alerts) {
        if (alert.kind === 'alerts_dropped') dropped += alert.count;
        else put(alert);
      }
    },
    drop: (count) => {
      dropped += count;
    },
    isEmpty: () => waiting.size === 0 && dropped === 0,
  };
}

/** Returns the key under which an alert is stored: its own key up to the limit per kind and day, then a shared one. */
function cappedKeys(): (day: string, kind: string, key: string) => string {
  let today = '';
  const keys = new Map<string, Set<string>>();
  return (day, kind, key) => {
    if (day !== today) keys.clear();
    today = day;
    const known = keys.get(kind) ?? new Set();
    keys.set(kind, known);
    if (!known.has(key) && known.size >= maxKeysOfKind) return otherKeys;
    known.add(key);
    return key;
  };
}

/** Adds two occurrences up. The later one's facts are used. */
function mergeAlerts(one: WaitingAlert, other: WaitingAlert): WaitingAlert {
  const [first, last] = one.firstAt <= other.firstAt ? [one, other] : [other, one];
  const lastAt = new Date(Math.max(one.lastAt.getTime(), other.lastAt.getTime()));
  return { ...last, firstAt: first.firstAt, lastAt, count: one.count + other.count };
}

function droppedAlert(count: number): WaitingAlert {
  const at = new Date();
  const facts = { dropped: count };
  return {
    kind: 'alerts_dropped',
    key: '',
    level: 'error',
    facts,
    count,
    day: productDay(at),
    firstAt: at,
    lastAt: at,
  };
}
