import type { FastifyBaseLogger } from 'fastify';

/** How long rejections of one kind are counted before they are logged. */
const windowMs = 1_000;
/** Callers counted separately at the same time. Further callers share one line, so that a flood cannot fill the memory. */
const maxCallers = 1_000;
const otherCallers = 'others';

/** Counts 429 answers, and logs one line per burst of a caller instead of one per request. */
export interface RefusalLog {
  /** @param caller the player or network whose request was rejected. */
  count(code: string, caller: string): void;
  /** Logs all counts now. */
  flush(): void;
}

export function createRefusalLog(log: Pick<FastifyBaseLogger, 'info'>): RefusalLog {
  const counted = new Map<string, { readonly code: string; readonly caller: string; refused: number }>();
  let timer: NodeJS.Timeout | null = null;
  const flush = (): void => {
    if (timer) clearTimeout(timer);
    timer = null;
    for (const burst of counted.values()) log.info(burst, 'requests refused: too many');
    counted.clear();
  };
  return {
    count(code, caller) {
      const name = counted.has(`${code} ${caller}`) || counted.size < maxCallers ? caller : otherCallers;
      const burst = counted.get(`${code} ${name}`) ?? { code, caller: name, refused: 0 };
      burst.refused += 1;
      counted.set(`${code} ${name}`, burst);
      timer ??= setTimeout(flush, windowMs).unref();
    },
    flush,
  };
}
