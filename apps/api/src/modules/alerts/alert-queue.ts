import { type AlertKind, type AlertLevel, productDay } from '@goldwren/rules';

/** Something that operators must look at, as it happens. */
export interface Seen {
  readonly kind: AlertKind;
  readonly key: string;
  readonly level: AlertLevel;
  readonly facts: object;
  /** How many it stands for. */
  readonly count: number;
}

/** The same thing of one day, added up until it is stored. */
export interface WaitingAlert extends Seen {
  readonly day: string;
  readonly firstAt: Date;
  readonly lastAt: Date;
}

/** What waits to be stored, bounded: what there is no room for is counted. */
export interface AlertQueue {
  add(seen: Seen): void;
  /** Empties it; every kind, key and day once. */
  take(): WaitingAlert[];
  /** Puts back what could not be stored. */
  giveBack(alerts: readonly WaitingAlert[]): void;
  /** Counts what is lost. */
  drop(count: number): void;
  isEmpty(): boolean;
}

/** Different alerts held in memory while the database cannot be reached. */
const mostWaiting = 300;
/** Different keys of one kind in one process and day; what comes above goes into one row, so that nobody fills the table. */
const mostKeysOfKind = 100;
const otherKeys = 'others';

export function createAlertQueue(): AlertQueue {
  const keyOf = cappedKeys();
  let waiting = new Map<string, WaitingAlert>();
  let dropped = 0;

  function put(alert: WaitingAlert): void {
    const id = `${alert.kind}|${alert.key}|${alert.day}`;
    const known = waiting.get(id);
    if (known) waiting.set(id, joined(known, alert));
    else if (waiting.size < mostWaiting) waiting.set(id, alert);
    else dropped += alert.count;
  }

  return {
    add: (seen) => {
      const at = new Date();
      const day = productDay(at);
      put({ ...seen, key: keyOf(day, seen.kind, seen.key), day, firstAt: at, lastAt: at });
    },
    take: () => {
      const taken = [...waiting.values(), ...(dropped > 0 ? [lostAlert(dropped)] : [])];
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

/** The key under which an alert is kept: its own for the first of its kind and day, one for all after that. */
function cappedKeys(): (day: string, kind: string, key: string) => string {
  let today = '';
  const keys = new Map<string, Set<string>>();
  return (day, kind, key) => {
    if (day !== today) keys.clear();
    today = day;
    const known = keys.get(kind) ?? new Set();
    keys.set(kind, known);
    if (!known.has(key) && known.size >= mostKeysOfKind) return otherKeys;
    known.add(key);
    return key;
  };
}

/** The same once more: whichever came later lends its facts. */
function joined(one: WaitingAlert, other: WaitingAlert): WaitingAlert {
  const [first, last] = one.firstAt <= other.firstAt ? [one, other] : [other, one];
  const lastAt = new Date(Math.max(one.lastAt.getTime(), other.lastAt.getTime()));
  return { ...last, firstAt: first.firstAt, lastAt, count: one.count + other.count };
}

function lostAlert(count: number): WaitingAlert {
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
