import { formats } from '@goldwren/messages/en/formats';

export { formats };

const secondMs = 1_000;

/** Formats the time from one instant to another, such as `3 hours`, rounded up to a common unit. Never negative. */
export function spanBetween(from: Date, to: Date): string {
  const seconds = Math.max(0, (to.getTime() - from.getTime()) / secondMs);
  const days = seconds / 86_400;
  return days >= 3 ? `${formats.number(Math.floor(days))} days` : formats.wait(Math.max(1, seconds));
}
