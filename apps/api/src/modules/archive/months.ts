/**
 * A month can be archived this many days after its end. By then the nightly audit has replayed its rounds and caught up missed
 * nights of a week, and idle sessions have ended, so open rounds are settled.
 */
const archiveAfterDays = 10;

const dayMs = 86_400_000;

/** @param month `2026-11-01` */
export function nextMonth(month: string): string {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return nameOf(new Date(Date.UTC(year, number, 1)));
}

function nameOf(at: Date): string {
  return at.toISOString().slice(0, 'yyyy-mm-dd'.length);
}

/** The first instant (UTC) of a month. */
export function startOf(month: string): Date {
  return new Date(`${month}T00:00:00.000Z`);
}

/** When a month can be archived. */
export function dueAt(month: string): Date {
  return new Date(startOf(nextMonth(month)).getTime() + archiveAfterDays * dayMs);
}
