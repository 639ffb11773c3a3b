/** Formats a pay as a multiple of the stake: 250 as "2.5×". */
export function formatTimes(payX100: number): string {
  const whole = Math.trunc(payX100 / 100);
  const rest = String(payX100 % 100)
    .padStart(2, '0')
    .replace(/0+$/, '');
  return rest === '' ? `${whole}×` : `${whole}.${rest}×`;
}

export function buildMarkdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)];
}
