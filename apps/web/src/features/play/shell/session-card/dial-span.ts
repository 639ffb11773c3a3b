import type { PlayStatus } from '@goldwren/contracts/player';

/** What the ring of the dial shows: a whole turn, and the part of it that has passed, in seconds. */
export interface DialSpan {
  readonly kind: 'limit' | 'realityCheck' | 'hour';
  readonly whole: number;
  readonly passed: number;
}

const hour = 3_600;

/**
 * The limit on play time or the reality check that comes first. Without one, the ring shows an hour of the session.
 * @param status the latest answer of the server; undefined before the first one
 * @param sinceStatus seconds since that answer
 */
export function dialSpanOf(status: PlayStatus | undefined, sinceStatus: number, sessionSeconds: number): DialSpan {
  const limits: DialSpan[] = (status?.limits ?? [])
    .filter(({ kind }) => kind === 'play_time')
    .map(({ amount, left }) => ({
      kind: 'limit',
      whole: 60 * Number(amount),
      passed: 60 * (Number(amount) - Number(left)) + sinceStatus,
    }));
  const check = status?.reality_check ?? null;
  const checks: DialSpan[] =
    check === null ? [] : [{ kind: 'realityCheck', whole: 60 * check.minutes, passed: check.seconds + sinceStatus }];
  const [first] = [...limits, ...checks].sort((one, other) => secondsLeft(one) - secondsLeft(other));
  return first ?? { kind: 'hour', whole: hour, passed: sessionSeconds % hour };
}

/** Never negative. Idle time does not count for a limit, so the server may still allow more than this. */
export function secondsLeft({ whole, passed }: DialSpan): number {
  return Math.max(0, whole - passed);
}

/** The part of the ring that has passed, from 0 to 1. */
export function shareOf({ whole, passed }: DialSpan): number {
  return whole <= 0 ? 1 : Math.min(1, Math.max(0, passed / whole));
}
