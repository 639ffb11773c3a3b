import { hash } from 'node:crypto';
import { auditSlice, type SliceAudit, type SliceDeps } from './audit-slice.ts';
import type { DayDigest } from './day-seal.ts';
import { digestRounds, type Slice, type SliceDigest } from './slice.checks.ts';

/** What a part of the audit can do with a slice. */
export interface SliceWork {
  audit(slice: Slice): Promise<SliceAudit>;
  /** Only digests the rounds. */
  digest(slice: Slice): Promise<SliceDigest>;
}

const dayMs = 86_400_000;
/**
 * Each slice is one snapshot. A longer snapshot would keep dead rows of the wallets from being vacuumed. The seals of
 * audited days depend on this length.
 */
const sliceMs = 3_600_000;

/** @param day `2026-11-22` */
function slicesOf(day: string): Slice[] {
  const dayFrom = new Date(day);
  const dayUntil = new Date(dayFrom.getTime() + dayMs);
  return Array.from({ length: dayMs / sliceMs }, (_, n) => {
    const from = dayFrom.getTime() + n * sliceMs;
    return { from: new Date(from), until: new Date(from + sliceMs), dayFrom, dayUntil };
  });
}

/** Works on slices in this process. */
export function workHere(deps: SliceDeps): SliceWork {
  return {
    audit: (slice) => auditSlice(deps, slice),
    digest: (slice) => digestRounds(deps.database.db, slice),
  };
}

/**
 * Runs the slices of a day on all parts. Each part takes the next slice when it is free. The results are in the order of
 * the slices, so that they do not depend on the parts.
 */
export async function overDay<Result>(
  parts: readonly SliceWork[],
  day: string,
  work: (part: SliceWork, slice: Slice) => Promise<Result>,
): Promise<Result[]> {
  const slices = slicesOf(day);
  const results: Result[] = [];
  let next = 0;
  const runPart = async (part: SliceWork): Promise<void> => {
    for (let n = next++; n < slices.length; n = next++) results[n] = await work(part, slices[n] as Slice);
  };
  await Promise.all(parts.map(runPart));
  return results;
}

export function digestOf(slices: readonly Pick<SliceDigest, 'rounds' | 'digest'>[]): DayDigest {
  return {
    rounds: slices.reduce((sum, { rounds }) => sum + rounds, 0),
    digest: hash('sha256', slices.map(({ digest }) => digest).join(''), 'hex'),
  };
}
