import { formatHundredths, parseHundredths } from '@goldwren/rules';
import { z } from 'zod';

type Row = Readonly<Record<string, unknown>>;

/**
 * Adds up the rows of each day, in the order of the rows. A day that a cell does not have is left out, because its sum would not be
 * a total.
 * @param shape the figures to add: whole numbers, and amounts as decimal strings
 * @param cells number of cells
 */
export function sumDays(shape: z.ZodRawShape, rows: readonly Row[], cells: number): Row[] {
  const days = [...new Set(rows.map(({ day }) => day))];
  return days.flatMap((day) => {
    const ofDay = rows.filter((row) => row.day === day);
    return ofDay.length === cells ? [{ ...addUp(shape, ofDay), day }] : [];
  });
}

function addUp(shape: z.ZodRawShape, rows: readonly Row[]): Row {
  const fields = Object.entries(shape).filter(([name]) => name !== 'day');
  return Object.fromEntries(
    fields.map(([name, schema]) => {
      const values = rows.map((row) => row[name]);
      return [name, schema instanceof z.ZodObject ? addUp(schema.shape, values as Row[]) : addValues(values)];
    }),
  );
}

function addValues(values: readonly unknown[]): number | string {
  if (values.every((value) => typeof value === 'number')) return values.reduce((sum, value) => sum + value, 0);
  return formatHundredths(values.reduce((sum: bigint, value) => sum + (parseHundredths(String(value)) as bigint), 0n));
}
