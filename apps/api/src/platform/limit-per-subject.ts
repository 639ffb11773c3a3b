import { Problem } from './problem.ts';

/**
 * Runs a call unless this subject (a player) already has too many running.
 * @throws Problem `rate_limited`, with Retry-After.
 */
export type LimitPerSubject = <T>(subject: string, call: () => Promise<T>) => Promise<T>;

/** Limits each subject to `most` concurrent calls, so that it cannot use up the capacity of others. */
export function createLimitPerSubject(most: number): LimitPerSubject {
  const underWay = new Map<string, number>();
  return async (subject, call) => {
    const before = underWay.get(subject) ?? 0;
    if (before >= most) throw new Problem('rate_limited', { retryAfterSeconds: 1 });
    underWay.set(subject, before + 1);
    try {
      return await call();
    } finally {
      const left = (underWay.get(subject) ?? 1) - 1;
      if (left === 0) underWay.delete(subject);
      else underWay.set(subject, left);
    }
  };
}
