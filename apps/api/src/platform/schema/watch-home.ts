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

/**
 * Looks every second whether the database is the home of its cell, so that a process of a moved cell stops answering from old
 * rows. The fence in the database refuses its writes before that. While the database is unreachable, the last answer counts.
 */
export function watchHome(db: Db, onFault: (fault: string) => void = () => undefined): HomeWatch {
  let fault: string | null = null;
  let underWay: Promise<string | null> | null = null;
  const look = async (): Promise<string | null> => {
    try {
      const before = fault;
      fault = await findHomeFault(db);
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
