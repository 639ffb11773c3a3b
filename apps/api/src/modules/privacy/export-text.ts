import { stringify } from 'csv-stringify/sync';
import type { RecordRow, RecordSource } from '../../platform/record-source.ts';

type Pages = AsyncIterable<readonly RecordRow[]>;

/** `balanceAfter` → `balance_after`, the column name in the database. */
function inSnakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** Integers that JSON readers could round become text. Bytes become hexadecimal, dates ISO 8601. */
function plain(value: unknown): unknown {
  if (typeof value === 'bigint') return value.toString();
  if (value instanceof Date) return value.toISOString();
  return Buffer.isBuffer(value) ? value.toString('hex') : value;
}

function plainRow(row: RecordRow): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [inSnakeCase(name), plain(value)]));
}

/** Writes a JSON array with one record per line. Calls `onRows` for every page. */
export async function* asJson(pages: Pages, onRows: (rows: number) => void): AsyncGenerator<string> {
  let separator = '[\n';
  for await (const page of pages) {
    yield separator + page.map((row) => JSON.stringify(plainRow(row))).join(',\n');
    separator = ',\n';
    onRows(page.length);
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}

/**
 * Writes the same as CSV with a header (RFC 4180). A cell that a spreadsheet would run as a formula gets an apostrophe.
 */
export async function* asCsv(
  { columns }: Pick<RecordSource, 'columns'>,
  pages: Pages,
  onRows: (rows: number) => void,
): AsyncGenerator<string> {
  const names = columns.map(inSnakeCase);
  yield stringify([names], { record_delimiter: 'windows' });
  for await (const page of pages) {
    yield stringify(
      page.map((row) => columns.map((name) => cell(row[name]))),
      { record_delimiter: 'windows' },
    );
    onRows(page.length);
  }
}

/** Text that a spreadsheet would run as a formula. Negative numbers are not affected. */
const formula = /^[=+\-@\t\r]/;

function cell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return formula.test(value) ? `'${value}` : value;
  const text = plain(value);
  return typeof text === 'object' ? JSON.stringify(text) : String(text);
}
