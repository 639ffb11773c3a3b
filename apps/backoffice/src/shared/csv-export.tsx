import { tableMessages as messages } from '@goldwren/messages/staff/table';
import { Button } from '@goldwren/ui/button';
import { StatusText, type StatusTone } from '@goldwren/ui/status-text';
import { useEffect, useRef, useState } from 'react';
import { exportCap, exportCsv, saveFile } from '../lib/lists/export-csv.ts';
import type { PagedList } from '../lib/lists/use-paged-list.ts';
import { sentenceOf } from '../lib/problem-messages.ts';

interface CsvExportProps<Row> {
  list: PagedList<Row>;
  columns: readonly { title: string; text: (row: Row) => string }[];
  name: string;
}

/**
 * Exports all rows that match the filters as a CSV file. If there are more rows than allowed, it shows a
 * message.
 */
export function CsvExport<Row>({ list, columns, name }: CsvExportProps<Row>) {
  const [busy, setBusy] = useState(false);
  const [status, setStatus] = useState<{ tone: StatusTone; text: string } | null>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  const run = async () => {
    running.current = new AbortController();
    const { signal } = running.current;
    setBusy(true);
    try {
      const onProgress = (rows: number) => setStatus({ tone: 'info', text: messages.exporting(rows) });
      const { csv, rows, capped } = await exportCsv({ list, columns, signal, onProgress });
      saveFile(`${name}-${new Date().toISOString().slice(0, 10)}.csv`, csv, 'text/csv;charset=utf-8');
      setStatus(
        capped ? { tone: 'warn', text: messages.capped(exportCap) } : { tone: 'ok', text: messages.exported(rows) },
      );
    } catch (error) {
      if (!signal.aborted) setStatus({ tone: 'bad', text: messages.exportFailed(sentenceOf(error)) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="ml-auto flex flex-wrap items-center gap-2">
      {status ? <StatusText tone={status.tone}>{status.text}</StatusText> : null}
      <Button look="secondary" busy={busy} onClick={run}>
        {messages.export}
      </Button>
    </div>
  );
}
