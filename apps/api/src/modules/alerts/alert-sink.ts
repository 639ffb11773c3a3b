import type { Db } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import { postgresError } from '../../platform/postgres/postgres-error.ts';
import { type AlertOccurrence, createAlertQueue, type WaitingAlert } from './alert-queue.ts';
import { addAlerts, type NewAlert } from './alerts.store.ts';
import { compactFacts } from './compact-facts.ts';

/** Stores alerts in the background. */
export interface AlertSink {
  /** Never waits and never throws. */
  add(seen: AlertOccurrence): void;
  /** Stores the current alerts. Resolves even when they could not be stored. */
  flush(): Promise<void>;
}

const gatherMs = 200;
const longestPauseMs = 30_000;

/**
 * Creates a bounded queue in front of the table. Frequent alerts become one entry with a count. One statement stores
 * all entries, a few times a second. After a failure it is retried with growing delays.
 * @param onTrouble called once when storing starts to fail.
 */
export function createAlertSink(db: Db, onTrouble: (error: unknown) => void): AlertSink {
  const queue = createAlertQueue();
  let failures = 0;
  let timer: NodeJS.Timeout | null = null;
  let storing: Promise<void> | null = null;

  function schedule(): void {
    if (timer !== null) return;
    const pauseMs = Math.min(longestPauseMs, gatherMs * 2 ** failures);
    timer = setTimeout(() => {
      timer = null;
      void store();
    }, pauseMs).unref();
  }

  function store(): Promise<void> {
    storing ??= storeOnce().finally(() => {
      storing = null;
      if (!queue.isEmpty()) schedule();
    });
    return storing;
  }

  async function storeOnce(): Promise<void> {
    const taken = queue.take();
    if (taken.length === 0) return;
    try {
      const refused = await storeAll(db, taken.map(rowOf).sort(byKey));
      for (const { error, count } of refused) {
        onTrouble(error);
        queue.drop(count);
      }
      failures = 0;
    } catch (error) {
      if (failures === 0) onTrouble(error);
      failures += 1;
      queue.giveBack(taken);
    }
  }

  return {
    add: (seen) => {
      queue.add(seen);
      schedule();
    },
    flush: async () => {
      await storing;
      await store();
    },
  };
}

interface Refused {
  readonly error: unknown;
  readonly count: number;
}

/** Stores all rows at once. When the database rejects the data of a row, stores the others without it. */
async function storeAll(db: Db, rows: readonly NewAlert[]): Promise<Refused[]> {
  try {
    await addAlerts(db, rows);
    return [];
  } catch (error) {
    if (!isRefused(error)) throw error;
    const [row] = rows;
    if (row && rows.length === 1) return [{ error, count: row.count }];
    const refused: Refused[] = [];
    for (const one of rows) refused.push(...(await storeAll(db, [one])));
    return refused;
  }
}

/** Returns whether the database rejected the data of the statement: SQLSTATE classes 22 and 23. */
function isRefused(error: unknown): boolean {
  return /^2[23]/.test(postgresError(error)?.code ?? '');
}

function rowOf(alert: WaitingAlert): NewAlert {
  return { ...alert, id: newId(), facts: compactFacts(alert.facts) };
}

/** The order in which all processes lock rows. */
function byKey(a: NewAlert, b: NewAlert): number {
  const [one, other] = [`${a.kind}|${a.key}|${a.day}`, `${b.kind}|${b.key}|${b.day}`];
  return one < other ? -1 : 1;
}
