import { formats } from '@goldwren/messages/en/formats';

export { formats };

const secondMs = 1_000;

/** `3 hours`: from one instant to another, rounded up to a unit that a person would name; never less than nothing. */
export function spanBetween(from: Date, to: Date): string {
  const seconds = Math.max(0, (to.getTime() - from.getTime()) / secondMs);
  const days = seconds / 86_400;
  return days >= 3 ? `${formats.number(Math.floor(days))} days` : formats.wait(Math.max(1, seconds));
}
