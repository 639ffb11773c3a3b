import type { Context } from '../../context.ts';
import { inSnapshot, inTransaction } from '../../platform/transaction.ts';
import type { MovementSum } from '../ledger/public.ts';
import { type DayFigures, figuresOfDay } from './figures-of-day.ts';
import { type ReportFigures, type StoredReport, saveReport, selectReport } from './reports.store.ts';

type ComputeDeps = Pick<Context, 'database' | 'events'>;

/**
 * Computes the report of a finished day from one snapshot and stores it. If figures differ from an existing report,
 * operators get an alert, because the past must not change.
 * @returns which figures changed; none for a day without a report.
 */
export async function computeReport({ database, events }: ComputeDeps, day: string): Promise<readonly string[]> {
  const computed = await inSnapshot(database, (tx) => figuresOfDay(tx, day));
  const changed = await inTransaction(database, async (tx) => {
    const known = await selectReport(tx, day);
    await saveReport(tx, day, computed.figures, computed.movements);
    return known ? differences(known, computed) : [];
  });
  if (changed.length > 0) events.report('report_changed', { day, changed });
  return changed;
}

function differences(known: StoredReport, { figures, movements }: DayFigures): string[] {
  const names = Object.keys(figures) as (keyof ReportFigures)[];
  const sums = (list: readonly MovementSum[]) => new Map(list.map((one) => [movementName(one), movementText(one)]));
  const [before, after] = [sums(known.movements), sums(movements)];
  const moved = [...new Set([...before.keys(), ...after.keys()])];
  return [
    ...names.filter((name) => known[name] !== figures[name]),
    ...moved.filter((name) => before.get(name) !== after.get(name)),
  ];
}

function movementName({ currency, kind, toPlayers }: MovementSum): string {
  return `${currency} ${kind} ${toPlayers ? 'to' : 'from'} players`;
}

function movementText({ entries, amount }: MovementSum): string {
  return `${amount} in ${entries}`;
}
