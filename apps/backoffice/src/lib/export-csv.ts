import type { PagedList } from './use-paged-list.ts';

/** The longest file: what a browser and a spreadsheet take without pain. */
export const exportCap = 10_000;
const pageRows = 100;

interface ExportOptions<Row> {
  list: Pick<PagedList<Row>, 'fetchPage'>;
  columns: readonly { title: string; text: (row: Row) => string }[];
  signal: AbortSignal;
  /** Told after each page. */
  onProgress: (rows: number) => void;
}

interface Exported {
  readonly csv: string;
  readonly rows: number;
  /** There were more rows than the file may hold. */
  readonly capped: boolean;
}

/**
 * Walks every page of a list under its filters: the same calls, so the same permissions and the same record of who looked.
 * Throws what a call throws; there is no file then, rather than one that looks complete.
 */
export async function exportCsv<Row>({ list, columns, signal, onProgress }: ExportOptions<Row>): Promise<Exported> {
  const rows: Row[] = [];
  let cursor: string | null = null;
  do {
    const page = await list.fetchPage(cursor, pageRows, signal);
    rows.push(...page.results);
    cursor = page.next_cursor;
    onProgress(Math.min(rows.length, exportCap));
  } while (cursor !== null && rows.length < exportCap);
  const capped = cursor !== null || rows.length > exportCap;
  const kept = rows.slice(0, exportCap);
  // The CSV library is downloaded by the first export.
  const { csvOf } = await import('./csv.ts');
  const heads = columns.map(({ title }) => title);
  return { csv: csvOf([heads, ...kept.map((row) => columns.map(({ text }) => text(row)))]), rows: kept.length, capped };
}

/** Hands a text, or bytes, to the browser as a file to keep. */
export function saveFile(name: string, content: string | Uint8Array, type: string): void {
  const part = typeof content === 'string' ? content : new Uint8Array(content);
  const url = URL.createObjectURL(new Blob([part], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
