/** Sweeps Coins expire if their owner neither signs in nor plays for this long. */
export const sweepsExpiry = {
  idleDays: 90,
  /** Days before the expiry on which an email is sent. Each is sent once per absence, the earlier one first. */
  noticeDaysBefore: { first: 14, last: 3 },
  /** The player's own screens show the expiry day this many days before it. */
  shownWithinDays: 30,
} as const;

/** The two emails about the expiry. */
export const sweepsNotices = ['first', 'last'] as const;
export type SweepsNotice = (typeof sweepsNotices)[number];

const dayMs = 86_400_000;
/** The job runs once a day, so a notice is on time if it is sent within this many days. */
const jobPeriodDays = 1;

function days(count: number, instant: Date): Date {
  return new Date(instant.getTime() + count * dayMs);
}

/** Returns when the coins expire if the owner stays inactive. */
export function sweepsExpireAt(lastActiveAt: Date): Date {
  return days(sweepsExpiry.idleDays, lastActiveAt);
}

/** A player's current absence: the sent notices and the expiry instant in each. */
export interface Absence {
  readonly lastActiveAt: Date;
  readonly notices: readonly { readonly notice: SweepsNotice; readonly expiresAt: Date }[];
}

export type AbsenceStep =
  | { readonly do: 'nothing' }
  | { readonly do: 'warn'; readonly notice: SweepsNotice; readonly expiresAt: Date }
  | { readonly do: 'expire' };

/**
 * Returns the next step for an absent player with Sweeps Coins. Coins expire at the instant named in the last
 * notice, and never without that notice. If the notice is late (no worker ran, or the coins came late), the
 * player still has the promised days.
 * @param now The database's clock.
 */
export function absenceStep({ lastActiveAt, notices }: Absence, now: Date): AbsenceStep {
  const { first, last } = sweepsExpiry.noticeDaysBefore;
  const lastNotice = notices.find(({ notice }) => notice === 'last');
  if (lastNotice) return { do: now >= lastNotice.expiresAt ? 'expire' : 'nothing' };
  const expiresAt = sweepsExpireAt(lastActiveAt);
  if (now >= days(-last, expiresAt)) {
    const isLate = now > days(jobPeriodDays - last, expiresAt);
    return { do: 'warn', notice: 'last', expiresAt: isLate ? days(last, now) : expiresAt };
  }
  if (now >= days(-first, expiresAt) && notices.length === 0) return { do: 'warn', notice: 'first', expiresAt };
  return { do: 'nothing' };
}
