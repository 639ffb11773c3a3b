import { formats } from '../en/formats.ts';

const short = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 });

/** Texts of the charts in the back office. */
export const chartMessages = {
  day: 'Day',
  /** A short number on an axis: `1.2M`. */
  tick: (value: number) => short.format(value),
  none: 'There are no days to show yet.',
  /** For screen readers: how each line starts and ends. */
  label: (title: string, days: readonly [from: string, to: string], lines: readonly string[]) =>
    `${title}, ${formats.calendarDay(days[0])} to ${formats.calendarDay(days[1])}. ${lines.join('. ')}. The table has every day.`,
  line: (name: string, first: string, last: string) => `${name}: from ${first} to ${last}`,
  inFigures: (title: string) => `${title} in figures`,
} as const;
