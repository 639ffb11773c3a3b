import { secondsSince, useClock } from './use-clock.ts';

/** `05:09`, and `1:05:09` from the first hour on. */
export function clockText(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3_600);
  const rest = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}

/** The time since the session started. Screen readers do not announce every change. */
export function TimePlayed({ since }: { since: string }) {
  const seconds = secondsSince(since, useClock());
  return <time dateTime={`PT${seconds}S`}>{clockText(seconds)}</time>;
}
