import { dayAfter, productDay, productDayStart, productTimeOfDayMs } from './calendar.ts';

/** What a message to support is about, in the order of the form. */
export const ticketCategories = ['general', 'account', 'payment', 'redemption', 'technical', 'feedback'] as const;
export type TicketCategory = (typeof ticketCategories)[number];

/** waiting: for staff. answered: for the person, who may write again. closed: nobody writes until staff reopen it. */
export const ticketStatuses = ['waiting', 'answered', 'closed'] as const;
export type TicketStatus = (typeof ticketStatuses)[number];

/** Who wrote a message of a ticket. A note is for staff alone. */
export const ticketAuthors = ['person', 'staff', 'note'] as const;
export type TicketAuthor = (typeof ticketAuthors)[number];

/** Lengths of what people write, in characters; the answer is promised within so many hours. */
export const support = {
  answerWithinHours: 24,
  /** What the redemption policy says of the average. */
  averageAnswerHours: { from: 2, to: 4 },
  nameMaxLength: 120,
  subjectMaxLength: 150,
  messageMaxLength: 3_000,
  /** How long the banner of a sent message shows. */
  bannerSeconds: 5,
  /** How often an open thread looks for news. */
  pollSeconds: 5,
  /** The latest messages of a thread that are shown. */
  shownMessages: 200,
} as const;

/** When people are there to answer at once: every day, by the clocks of the product time zone. */
export const supportHours = { fromHour: 9, toHour: 21 } as const;

const hourMs = 3_600_000;

/** The instant at which the clocks of a day of the product time zone show this full hour, after any change of theirs. */
function hourOfDay(day: string, hour: number): Date {
  const guess = new Date(productDayStart(day).getTime() + hour * hourMs);
  return new Date(guess.getTime() + hour * hourMs - productTimeOfDayMs(guess));
}

/** Whether somebody is there now, and until when that stays so. */
export function supportState(now: Date): { readonly open: boolean; readonly until: Date } {
  const today = productDay(now);
  const opens = hourOfDay(today, supportHours.fromHour);
  const closes = hourOfDay(today, supportHours.toHour);
  if (now < opens) return { open: false, until: opens };
  if (now < closes) return { open: true, until: closes };
  return { open: false, until: hourOfDay(dayAfter(today), supportHours.fromHour) };
}
