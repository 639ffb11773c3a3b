import { dayAfter, productDay, productDayStart, productTimeOfDayMs } from '../calendar.ts';

/** Topics of a message to support, in the order of the form. */
export const ticketCategories = ['general', 'account', 'payment', 'redemption', 'technical', 'feedback'] as const;
export type TicketCategory = (typeof ticketCategories)[number];

/**
 * `waiting`: for staff. `answered`: the person may write again. `closed`: no one can write until staff reopen
 * it.
 */
export const ticketStatuses = ['waiting', 'answered', 'closed'] as const;
export type TicketStatus = (typeof ticketStatuses)[number];

/** Authors of a message in a ticket. Only staff see a `note`. */
export const ticketAuthors = ['person', 'staff', 'note'] as const;
export type TicketAuthor = (typeof ticketAuthors)[number];

/** Lengths are in characters. An answer is promised within this many hours. */
export const support = {
  answerWithinHours: 24,
  /** The average that the redemption policy states. */
  averageAnswerHours: { from: 2, to: 4 },
  nameMaxLength: 120,
  subjectMaxLength: 150,
  messageMaxLength: 3_000,
  /** How long the banner after sending a message is shown. */
  bannerSeconds: 5,
  /** How often an open thread checks for new messages. */
  pollSeconds: 5,
  /** Number of latest messages that a thread shows. */
  shownMessages: 200,
} as const;

/** Hours in which staff answer live: every day, in the product time zone. */
export const supportHours = { fromHour: 9, toHour: 21 } as const;

const hourMs = 3_600_000;

/** Returns the instant of a full hour on a day of the product time zone, after any clock change of that day. */
function hourOfDay(day: string, hour: number): Date {
  const guess = new Date(productDayStart(day).getTime() + hour * hourMs);
  return new Date(guess.getTime() + hour * hourMs - productTimeOfDayMs(guess));
}

/** Returns whether staff are available now, and until when this stays so. */
export function supportState(now: Date): { readonly open: boolean; readonly until: Date } {
  const today = productDay(now);
  const opens = hourOfDay(today, supportHours.fromHour);
  const closes = hourOfDay(today, supportHours.toHour);
  if (now < opens) return { open: false, until: opens };
  if (now < closes) return { open: true, until: closes };
  return { open: false, until: hourOfDay(dayAfter(today), supportHours.fromHour) };
}
