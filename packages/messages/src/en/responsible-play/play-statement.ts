import { brand, type LimitPeriod } from '@goldwren/rules';
import { formats } from '../formats.ts';

const periods: Record<LimitPeriod, string> = { day: 'Day', week: 'Week', month: 'Month' };

/** Net results by period, on the dashboard. */
export const playStatement = {
  title: 'Your play',
  limits: 'Set limits',
  by: 'Results by',
  periods,
  /** The name of a period, from its first day. */
  from: {
    day: (day: string) => formats.calendarDay(day),
    week: (day: string) => `Week of ${formats.calendarDay(day)}`,
    month: (day: string) => `Month from ${formats.calendarDay(day)}`,
  } satisfies Record<LimitPeriod, (day: string) => string> as Record<LimitPeriod, (day: string) => string>,
  caption: 'Net results and purchases, newest first',
  period: 'Period',
  gold: `Net ${brand.goldCode}`,
  sweeps: `Net ${brand.sweepsCode}`,
  purchases: 'Purchases',
  note: 'Net is what you won minus what you staked.',
  loading: 'Loading your results',
  problem: 'Could not load your results.',
  noneLately: 'No play in this period. See earlier results.',
  none: 'No results yet. We add up your wins and losses here.',
  archived: (day: string) =>
    `Results before ${formats.calendarDate(day)} are in our archive. Download your data to see them.`,
  more: 'Earlier',
  loadingMore: 'Loading…',
  moreProblem: 'Could not load earlier results.',
};
