import { tableMessages as messages } from '@goldwren/messages/staff/table';
import { Button } from '@goldwren/ui/button';
import { StatusText, type StatusTone } from '@goldwren/ui/status-text';
import { useEffect, useRef, useState } from 'react';
import { exportCap, exportCsv, saveFile } from '../lib/export-csv.ts';
import { sentenceOf } from '../lib/problem-messages.ts';
import type { PagedList } from '../lib/use-paged-list.ts';

interface CsvExportProps<Row> {
  list: PagedList<Row>;
  columns: readonly { title: string; text: (row: Row) => string }[];
  name: string;
}

/** All rows that match the filters as a CSV file, up to a cap that it says when it is met. */
export function CsvExport<Row>({ list, columns, name }: CsvExportProps<Row>) {
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<{ tone: StatusTone; text: string } | null>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  const run = async () => {
    running.current = new AbortController();
    const { signal } = running.current;
    setBusy(true);
    try {
      const onProgress = (rows: number) => setSaid({ tone: 'info', text: messages.exporting(rows) });
      const { csv, rows, capped } = await exportCsv({ list, columns, signal, onProgress });
      saveFile(`${name}-${new Date().toISOString().slice(0, 10)}.csv`, csv, 'text/csv;charset=utf-8');
      setSaid(
        capped ? { tone: 'warn', text: messages.capped(exportCap) } : { tone: 'ok', text: messages.exported(rows) },
      );
    } catch (error) {
      if (!signal.aborted) setSaid({ tone: 'bad', text: messages.exportFailed(sentenceOf(error)) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="ml-auto flex flex-wrap items-center gap-2">
      {said ? <StatusText tone={said.tone}>{said.text}</StatusText> : null}
      <Button look="secondary" busy={busy} onClick={run}>
        {messages.export}
      </Button>
    </div>
  );
}
