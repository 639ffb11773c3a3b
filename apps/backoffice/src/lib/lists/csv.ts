import { stringify } from 'csv-stringify/browser/esm/sync';

const negativeNumber = /^-\d+(\.\d+)?$/;

/**
 * Writes rows as a CSV file for spreadsheets, with the byte order mark by which they recognize UTF-8. Other people write names
 * and notes, so a cell that a spreadsheet would run as a formula gets an apostrophe (OWASP, CSV injection). Negative numbers
 * stay numbers.
 */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return stringify([...rows], {
    bom: true,
    record_delimiter: 'windows',
    quote_record_delimiter: true,
    escape_formulas: true,
    cast: { string: (text) => (negativeNumber.test(text) ? numberCell(text) : text) },
  });
}

/** The types of the library do not list this option for a single cell. */
function numberCell(value: string) {
  return { value, escape_formulas: false };
}
