const formula = /^[=+\-@\t\r]/;
const plainNumber = /^-?\d+(\.\d+)?$/;
const needsQuotes = /[",\r\n]/;

/**
 * One cell as spreadsheets read it. What would start a formula there gets an apostrophe before it (OWASP, CSV
 * injection): names and notes are written by strangers. Plain numbers stay numbers.
 */
export function csvCell(text: string): string {
  const inert = formula.test(text) && !plainNumber.test(text) ? `'${text}` : text;
  return needsQuotes.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}

/** Rows as RFC 4180 has them, with the mark by which spreadsheets know UTF-8. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(csvCell).join(',')).join('\r\n')}\r\n`;
}
