/**
 * Splits an SQL text of this package into its statements, without the comments between them. A statement ends with a semicolon
 * at the end of a line, outside a body in `$$`. Citus sends the text of a whole query for one of its statements to other nodes, so
 * each statement is a query of its own.
 */
export function splitStatements(text: string): string[] {
  const statements: string[] = [];
  let lines: string[] = [];
  let isInBody = false;
  for (const line of text.split('\n')) {
    const isBetween = lines.length === 0;
    if (isBetween && (line.trim() === '' || line.startsWith('--'))) continue;
    lines.push(line);
    if ((line.split('$$').length - 1) % 2 === 1) isInBody = !isInBody;
    if (isInBody || !line.trimEnd().endsWith(';')) continue;
    statements.push(lines.join('\n'));
    lines = [];
  }
  if (lines.length > 0) statements.push(lines.join('\n'));
  return statements;
}
