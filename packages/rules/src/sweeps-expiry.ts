/** Sweeps Coins expire when their owner has neither signed in nor played for this long. */
export const sweepsExpiry = {
  idleDays: 90,
  /** How long before that the player is told by mail, each once per absence, the earlier notice first. */
  noticeDaysBefore: { first: 14, last: 3 },
  /** The player's own screens name the day from so many days before it. */
  shownWithinDays: 30,
} as const;

/** Which of the two mails it was. */
export const sweepsNotices = ['first', 'last'] as const;
export type SweepsNotice = (typeof sweepsNotices)[number];

const dayMs = 86_400_000;
/** The job runs once a day: a notice is at its time when it goes out within so many days of it. */
const jobPeriodDays = 1;

function days(count: number, instant: Date): Date {
  return new Date(instant.getTime() + count * dayMs);
}

/** When the coins of somebody who was last active then expire, should nothing happen in between. */
export function sweepsExpireAt(lastActiveAt: Date): Date {
  return days(sweepsExpiry.idleDays, lastActiveAt);
}

/** Somebody's absence as it stands: what they were told in it, and what instant each notice named. */
export interface Absence {
  readonly lastActiveAt: Date;
  readonly notices: readonly { readonly notice: SweepsNotice; readonly expiresAt: Date }[];
}

export type AbsenceStep =
  | { readonly do: 'nothing' }
  | { readonly do: 'warn'; readonly notice: SweepsNotice; readonly expiresAt: Date }
  | { readonly do: 'expire' };

/**
 * What is due for somebody with Sweeps Coins who stays away. Coins expire when the instant that the last notice named has
 * come, never without it: where it goes out late (no worker ran, or the coins came late) the player still has the days
 * that it promises.
 * @param now The database's clock.
 */
export function absenceStep({ lastActiveAt, notices }: Absence, now: Date): AbsenceStep {
  const { first, last } = sweepsExpiry.noticeDaysBefore;
  const told = notices.find(({ notice }) => notice === 'last');
  if (told) return { do: now >= told.expiresAt ? 'expire' : 'nothing' };
  const expiresAt = sweepsExpireAt(lastActiveAt);
  if (now >= days(-last, expiresAt)) {
    const isLate = now > days(jobPeriodDays - last, expiresAt);
    return { do: 'warn', notice: 'last', expiresAt: isLate ? days(last, now) : expiresAt };
  }
  if (now >= days(-first, expiresAt) && notices.length === 0) return { do: 'warn', notice: 'first', expiresAt };
  return { do: 'nothing' };
}
