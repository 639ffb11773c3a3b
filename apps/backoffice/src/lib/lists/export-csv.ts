import type { PagedList } from './use-paged-list.ts';

/** Maximum number of rows. Browsers and spreadsheets can easily handle this many. */
export const exportCap = 10_000;
const pageRows = 100;

interface ExportOptions<Row> {
  list: Pick<PagedList<Row>, 'fetchPage'>;
  columns: readonly { title: string; text: (row: Row) => string }[];
  signal: AbortSignal;
  /** Called after each page. */
  onProgress: (rows: number) => void;
}

interface Exported {
  readonly csv: string;
  readonly rows: number;
  /** True if the list has more rows than the file may contain. */
  readonly capped: boolean;
}

/**
 * Fetches every page of a list with its filters. It uses the same API calls as the table, so the same
 * permissions and audit entries apply.
 * @throws Every error of a call. There is no partial file, because it could look complete.
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
  const exported = rows.slice(0, exportCap);
  // The CSV library is downloaded by the first export.
  const { csvOf } = await import('./csv.ts');
  const heads = columns.map(({ title }) => title);
  return {
    csv: csvOf([heads, ...exported.map((row) => columns.map(({ text }) => text(row)))]),
    rows: exported.length,
    capped,
  };
}

/** Saves a text or bytes as a file in the browser. */
export function saveFile(name: string, content: string | Uint8Array, type: string): void {
  const part = typeof content === 'string' ? content : new Uint8Array(content);
  const url = URL.createObjectURL(new Blob([part], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
