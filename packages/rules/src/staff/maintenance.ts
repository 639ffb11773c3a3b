/** Limits of announced maintenance, so that a wrong date does not close the site for a year. */
export const maintenanceBounds = {
  longestHours: 24,
  /** How far ahead it can be announced. Players see the banner from the announcement on. */
  aheadDays: 14,
} as const;

/** Maintenance that staff announced. */
export interface MaintenanceWindow {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** True from the start of the maintenance to its end. */
export function isUnderWay({ startsAt, endsAt }: MaintenanceWindow, now: Date): boolean {
  return startsAt <= now && now < endsAt;
}
