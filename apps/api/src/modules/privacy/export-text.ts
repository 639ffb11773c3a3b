import { type Options, stringify } from 'csv-stringify/sync';
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
  yield stringify([names], csvOptions);
  for await (const page of pages) {
    yield stringify(
      page.map((row) => columns.map((name) => row[name])),
      csvOptions,
    );
    onRows(page.length);
  }
}

// Only text can be a formula; a negative number is not one.
const csvOptions: Options = {
  record_delimiter: 'windows',
  quote_record_delimiter: true,
  escape_formulas: true,
  cast: { boolean: String, date: cellText, object: cellText },
};

function cellText(value: unknown): string {
  const text = plain(value);
  return typeof text === 'string' ? text : JSON.stringify(text);
}
