import type { DailyReport } from '@goldwren/contracts/staff';
import { reportWords as words } from '@goldwren/messages/staff/reports';
import { moneyText } from '../../shared/money.tsx';

interface Figure {
  title: string;
  text: (report: DailyReport) => string;
  numeric: true;
}

const count = (title: string, of: (report: DailyReport) => number): Figure => ({
  title,
  text: (report) => words.count(of(report)),
  numeric: true,
});
const dollars = (title: string, of: (report: DailyReport) => string): Figure => ({
  title,
  text: (report) => moneyText(of(report), 'USD'),
  numeric: true,
});
const sweeps = (title: string, of: (report: DailyReport) => string): Figure => ({
  title,
  text: (report) => moneyText(of(report), 'sweeps'),
  numeric: true,
});

/** The figures that say how a day was. */
export const mainFigures: readonly Figure[] = [
  count(words.registrations, ({ registrations }) => registrations),
  count(words.active, ({ active_players: active }) => active),
  dollars(words.purchases, ({ purchases }) => purchases.usd),
  dollars(words.takenBack, ({ taken_back: back }) => back.usd),
  sweeps(words.sc.granted, (report) => report.sweeps.granted),
  sweeps(words.sc.staked, (report) => report.sweeps.staked),
  sweeps(words.sc.net, (report) => report.sweeps.net),
  sweeps(words.askedSc, ({ redemptions }) => redemptions.asked.sweeps),
  sweeps(words.paidSc, ({ redemptions }) => redemptions.paid.sweeps),
];

const coinFigures = ['granted', 'taken', 'staked', 'won', 'net'] as const;

/** Every figure of a report but its movements, as the CSV file has them. */
export const allFigures: readonly { title: string; text: (report: DailyReport) => string }[] = [
  { title: words.day, text: ({ day }) => day },
  { title: words.computedAt, text: ({ computed_at: at }) => at },
  count(words.registrations, ({ registrations }) => registrations),
  count(words.active, ({ active_players: active }) => active),
  count(words.rounds, ({ rounds }) => rounds),
  count(words.buyers, ({ buyers }) => buyers),
  count(words.orders, ({ purchases }) => purchases.count),
  dollars(words.purchases, ({ purchases }) => purchases.usd),
  count(words.ordersBack, ({ taken_back: back }) => back.count),
  dollars(words.takenBack, ({ taken_back: back }) => back.usd),
  ...coinFigures.map((figure) => sweeps(words.sc[figure], (report) => report.sweeps[figure])),
  ...coinFigures.map((figure) => ({
    title: words.gc[figure],
    text: (report: DailyReport) => moneyText(report.gold[figure], 'gold'),
  })),
  count(words.askedCount, ({ redemptions }) => redemptions.asked.count),
  sweeps(words.askedSc, ({ redemptions }) => redemptions.asked.sweeps),
  count(words.paidCount, ({ redemptions }) => redemptions.paid.count),
  sweeps(words.paidSc, ({ redemptions }) => redemptions.paid.sweeps),
  { title: words.median, text: ({ redemptions }) => words.hours(redemptions.median_hours) },
];
