import type { RedemptionTimes } from '@goldwren/contracts/player';
import {
  measuredTimesDays as days,
  payoutMethods,
  payoutTerms,
  redemptionStates,
  redemptionStatuses,
} from '@goldwren/rules';
import { cachedRead } from '../../../platform/cached-read.ts';
import type { Db } from '../../../platform/database.ts';
import { type Measured, selectStepTimes, selectTotalTimes } from './times.store.ts';

/** Anyone can call this, and it reads a month of payments. So each process caches the result for this long. */
const cachedMs = 60_000;

type Times = RedemptionTimes['steps'][number]['measured'];

function rounded(row: Measured | undefined): Times {
  if (!row) return null;
  const tenth = (value: number): number => Math.round(value * 10) / 10;
  return {
    count: row.count,
    p50_hours: tenth(row.p50Hours),
    p90_hours: tenth(row.p90Hours),
    in_time_percent: row.inTimePercent === null ? null : tenth(row.inTimePercent),
  };
}

async function measure(db: Db): Promise<RedemptionTimes> {
  const [ended, totals] = await Promise.all([selectStepTimes(db, days), selectTotalTimes(db, days)]);
  return {
    days,
    steps: redemptionStatuses.flatMap((status) => {
      const { step, businessDays } = redemptionStates[status];
      if (step === null) return [];
      const measured = rounded(ended.find((row) => row.status === status && row.method === null));
      return [{ step, promise: businessDays === 'method' ? null : businessDays, measured }];
    }),
    methods: payoutMethods.map((method) => ({
      method,
      promise: payoutTerms[method].businessDays,
      payment: rounded(ended.find((row) => row.status === 'processing' && row.method === method)),
      in_all: rounded(totals.find((row) => row.method === method)),
    })),
  };
}

/**
 * Returns the promised times of each step and method, and the measured times of the last `measuredTimesDays`. At most a
 * minute old.
 */
export function measuredTimes(db: Db): () => Promise<RedemptionTimes> {
  return cachedRead(cachedMs, () => measure(db));
}
