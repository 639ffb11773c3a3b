import { writeFileSync } from 'node:fs';
import { fromPackageRoot } from '../src/platform/package-root.ts';

export interface Figure {
  readonly name: string;
  /** The formatted value with its unit. */
  readonly measured: string;
  /** The limit of the figure, and whether it is reached; undefined when there is no limit. */
  readonly mustReach?: { readonly limit: string; readonly reached: boolean };
}

const headings = ['Figure', 'Measured', 'Must reach', ''] as const;

function cells({ name, measured, mustReach }: Figure): string[] {
  return [name, measured, mustReach?.limit ?? '', mustReach ? (mustReach.reached ? 'yes' : '**MISSED**') : ''];
}

/** Formats the figures as a Markdown table with aligned columns. */
export function table(figures: readonly Figure[]): string {
  const rows = [[...headings], ...figures.map(cells)];
  const widths = headings.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0), 3));
  const line = (row: readonly string[]): string =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [head, ...body] = rows.map(line);
  return [head, `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`, ...body].join('\n');
}

/** Writes docs/benchmarks.md. */
export function writeReport(figures: readonly Figure[], machine: readonly string[], notes: readonly string[]): void {
  const list = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n');
  const text = `# Benchmarks

\`pnpm bench\` writes this page and fails when a figure misses its limit. Figures of two machines cannot be compared. The
ratios can, because both parts of a ratio are measured alternately in the same run.

${list(machine)}

${table(figures)}

## How it is measured

${list(notes)}
`;
  writeFileSync(fromPackageRoot('..', '..', 'docs', 'benchmarks.md'), text);
}

export function missed(figures: readonly Figure[]): Figure[] {
  return figures.filter(({ mustReach }) => mustReach?.reached === false);
}
