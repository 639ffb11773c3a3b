import type { DailyReport, ReportSums } from '@goldwren/contracts/staff';
import { type Currency, formatHundredths } from '@goldwren/rules';
import type { MovementSum } from '../ledger/public.ts';
import type { StoredReport } from './reports.store.ts';
import type { ReportSumsRow } from './year-report.store.ts';

/** Builds the report of a day as the back office shows it. */
export function reportView(row: StoredReport): DailyReport {
  return {
    day: row.day,
    computed_at: row.computedAt.toISOString(),
    active_players: row.activePlayers,
    buyers: row.buyers,
    ...sumsView(row),
    redemptions: { ...redemptionsView(row), median_hours: row.medianHours },
    movements: row.movements.map(({ toPlayers, amount, ...movement }) => ({
      ...movement,
      direction: toPlayers ? 'to_players' : 'from_players',
      amount: formatHundredths(amount),
    })),
  };
}

/** Builds the sums of several days. */
export function reportSumsView(sums: ReportSumsRow): ReportSums {
  return { days: sums.days, ...sumsView(sums), redemptions: redemptionsView(sums) };
}

function sumsView(row: Omit<ReportSumsRow, 'days'>) {
  return {
    registrations: row.registrations,
    rounds: row.rounds,
    purchases: { count: row.ordersPaid, usd: formatHundredths(row.paidCents) },
    taken_back: { count: row.ordersTakenBack, usd: formatHundredths(row.takenBackCents) },
    gold: coinView(row.movements, 'gold'),
    sweeps: coinView(row.movements, 'sweeps'),
  };
}

function redemptionsView(row: Omit<ReportSumsRow, 'days'>): ReportSums['redemptions'] {
  return {
    asked: { count: row.redemptionsAsked, sweeps: formatHundredths(row.sweepsAsked) },
    paid: { count: row.redemptionsPaid, sweeps: formatHundredths(row.sweepsPaid) },
  };
}

const staking: ReadonlySet<string> = new Set(['stake', 'raise']);
/** Kinds that are neither grants nor losses: coins in play or set aside. */
const between: ReadonlySet<string> = new Set([...staking, 'win', 'redemption', 'redemption_return']);

function coinView(movements: readonly MovementSum[], currency: Currency): DailyReport['gold'] {
  const sumOf = (picks: (movement: MovementSum) => boolean): bigint =>
    movements
      .filter((movement) => movement.currency === currency && picks(movement))
      .reduce((sum, { amount }) => sum + amount, 0n);
  const staked = sumOf(({ kind }) => staking.has(kind));
  const won = sumOf(({ kind }) => kind === 'win');
  return {
    granted: formatHundredths(sumOf((movement) => movement.toPlayers && !between.has(movement.kind))),
    taken: formatHundredths(sumOf((movement) => !movement.toPlayers && !between.has(movement.kind))),
    staked: formatHundredths(staked),
    won: formatHundredths(won),
    net: formatHundredths(staked - won),
  };
}
