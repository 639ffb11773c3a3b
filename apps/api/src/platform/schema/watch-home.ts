import type { Db } from '../database.ts';
import { findHomeFault } from './cell-home.ts';

const lookEveryMs = 1_000;

export interface HomeWatch {
  /** What the last look found: why the database is not the home of its cell, or null. */
  readonly fault: string | null;
  /** Looks now. Calls at the same moment share a look. */
  check(): Promise<string | null>;
  stop(): void;
}

interface HomeWatchOptions {
  readonly onFault?: (fault: string) => void;
  /** Called when the database is not the home or does not answer. Returns whether the pool now uses another server. */
  readonly follow?: (() => Promise<boolean>) | undefined;
}

/** Like `findHomeFault`, on the server that holds the cell now when it is another one. */
export async function findHomeFaultThere(
  db: Db,
  follow: () => Promise<boolean> = async () => false,
): Promise<string | null> {
  const first = await findHomeFault(db).catch((error: Error) => error);
  if (first === null) return null;
  if (await follow()) return findHomeFault(db);
  if (first instanceof Error) throw first;
  return first;
}

/**
 * Looks every second whether the database is the home of its cell, so that a process of a moved cell stops answering from old
 * rows. The fence in the database rejects its writes before that. While the database is unreachable, the last answer counts.
 */
export function watchHome(db: Db, { onFault = () => undefined, follow }: HomeWatchOptions = {}): HomeWatch {
  let fault: string | null = null;
  let underWay: Promise<string | null> | null = null;
  const look = async (): Promise<string | null> => {
    try {
      const before = fault;
      fault = await findHomeFaultThere(db, follow);
      if (fault !== null && before === null) onFault(fault);
      return fault;
    } finally {
      underWay = null;
    }
  };
  const check = () => {
    underWay ??= look();
    return underWay;
  };
  const lookQuietly = () => void check().catch(() => undefined);
  lookQuietly();
  const timer = setInterval(lookQuietly, lookEveryMs).unref();
  return {
    get fault() {
      return fault;
    },
    check,
    stop: () => clearInterval(timer),
  };
}
