import { Problem } from './problem.ts';

/** Runs a call unless this subject (a player) has too many under way. @throws Problem `rate_limited`, with Retry-After. */
export type LimitPerSubject = <T>(subject: string, call: () => Promise<T>) => Promise<T>;

/** Lets one subject have `most` calls under way at a time, so that it cannot take the room of the others. */
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
