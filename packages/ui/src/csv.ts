const formula = /^[=+\-@\t\r]/;
const plainNumber = /^-?\d+(\.\d+)?$/;
const needsQuotes = /[",\r\n]/;

/**
 * Returns one cell for spreadsheets. A value that would start a formula gets an apostrophe in front (OWASP, CSV
 * injection), because strangers write names and notes. Plain numbers stay numbers.
 */
export function csvCell(text: string): string {
  const inert = formula.test(text) && !plainNumber.test(text) ? `'${text}` : text;
  return needsQuotes.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}

/** Returns rows in the format of RFC 4180, with the byte order mark that lets spreadsheets detect UTF-8. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(csvCell).join(',')).join('\r\n')}\r\n`;
}
