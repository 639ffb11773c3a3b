import type { MaintenanceWindow } from '@goldwren/rules';

/**
 * Combines the maintenance of the site with one of this cell only: each of them holds. Returns the one that is under way or comes first,
 * together with the other one when they overlap. Null when both are over.
 */
export function strictestWindow(
  windows: readonly { readonly startsAt: Date | null; readonly endsAt: Date | null }[],
  now: Date,
): MaintenanceWindow | null {
  const [first, second] = windows
    .flatMap(({ startsAt, endsAt }) => (startsAt && endsAt && endsAt > now ? [{ startsAt, endsAt }] : []))
    .sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  if (!first || !second || second.startsAt > first.endsAt) return first ?? null;
  return { startsAt: first.startsAt, endsAt: new Date(Math.max(first.endsAt.getTime(), second.endsAt.getTime())) };
}
