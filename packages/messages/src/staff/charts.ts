import { formats } from '../en/formats.ts';

const short = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 });

/** What charts of the back office say. */
export const chartMessages = {
  day: 'Day',
  /** At an axis, where there is little room: `1.2M`. */
  tick: (value: number) => short.format(value),
  none: 'There are no days to draw yet.',
  /** For those who do not see it: how each line begins and ends. */
  label: (title: string, days: readonly [from: string, to: string], lines: readonly string[]) =>
    `${title}, ${formats.calendarDay(days[0])} to ${formats.calendarDay(days[1])}. ${lines.join('. ')}. The table has every day.`,
  line: (name: string, first: string, last: string) => `${name}: from ${first} to ${last}`,
  inFigures: (title: string) => `${title} in figures`,
} as const;
