import type { CellsReport, DailyReport } from '@goldwren/contracts/staff';
import { reportMessages as messages } from '@goldwren/messages/staff/monitoring/reports';
import { moneyText } from '../../shared/money.tsx';

interface Figure {
  title: string;
  text: (report: CellsReport) => string;
  numeric: true;
}

const count = (title: string, of: (report: CellsReport) => number): Figure => ({
  title,
  text: (report) => messages.count(of(report)),
  numeric: true,
});
const dollars = (title: string, of: (report: CellsReport) => string): Figure => ({
  title,
  text: (report) => moneyText(of(report), 'USD'),
  numeric: true,
});
const sweeps = (title: string, of: (report: CellsReport) => string): Figure => ({
  title,
  text: (report) => moneyText(of(report), 'sweeps'),
  numeric: true,
});

/** The main figures of a day. */
export const mainFigures: readonly Figure[] = [
  count(messages.registrations, ({ registrations }) => registrations),
  count(messages.active, ({ active_players: active }) => active),
  dollars(messages.purchases, ({ purchases }) => purchases.usd),
  dollars(messages.takenBack, ({ taken_back: back }) => back.usd),
  sweeps(messages.sc.granted, (report) => report.sweeps.granted),
  sweeps(messages.sc.staked, (report) => report.sweeps.staked),
  sweeps(messages.sc.net, (report) => report.sweeps.net),
  sweeps(messages.askedSc, ({ redemptions }) => redemptions.asked.sweeps),
  sweeps(messages.paidSc, ({ redemptions }) => redemptions.paid.sweeps),
];

const coinFigures = ['granted', 'taken', 'staked', 'won', 'net'] as const;

/** Every figure of a report except its movements, as in the CSV file. */
export const allFigures: readonly { title: string; text: (report: DailyReport) => string }[] = [
  { title: messages.day, text: ({ day }) => day },
  { title: messages.computedAt, text: ({ computed_at: at }) => at },
  count(messages.registrations, ({ registrations }) => registrations),
  count(messages.active, ({ active_players: active }) => active),
  count(messages.rounds, ({ rounds }) => rounds),
  count(messages.buyers, ({ buyers }) => buyers),
  count(messages.orders, ({ purchases }) => purchases.count),
  dollars(messages.purchases, ({ purchases }) => purchases.usd),
  count(messages.ordersBack, ({ taken_back: back }) => back.count),
  dollars(messages.takenBack, ({ taken_back: back }) => back.usd),
  ...coinFigures.map((figure) => sweeps(messages.sc[figure], (report) => report.sweeps[figure])),
  ...coinFigures.map((figure) => ({
    title: messages.gc[figure],
    text: (report: DailyReport) => moneyText(report.gold[figure], 'gold'),
  })),
  count(messages.askedCount, ({ redemptions }) => redemptions.asked.count),
  sweeps(messages.askedSc, ({ redemptions }) => redemptions.asked.sweeps),
  count(messages.paidCount, ({ redemptions }) => redemptions.paid.count),
  sweeps(messages.paidSc, ({ redemptions }) => redemptions.paid.sweeps),
  { title: messages.median, text: ({ redemptions }) => messages.hours(redemptions.median_hours) },
];
