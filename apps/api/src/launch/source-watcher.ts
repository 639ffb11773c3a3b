import { watch } from 'node:fs';

/** Editors write a file in several steps; this joins them into one restart. */
const SETTLE_MS = 120;
const SOURCE = /\.(ts|db|json)$/;
const TEST = /\.test\.ts$/;

/**
 * Calls back when a source file under one of the folders changed. Node's own recursive watch and our own restart, since
 * `tsx watch` outlives a supervisor that was killed, and turbo kills one that has not stopped half a second after Ctrl-C.
 */
export function watchSources(folders: readonly string[], onChange: (file: string) => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  const watchers = folders.map((folder) =>
    watch(folder, { recursive: true }, (_event, file) => {
      if (file === null || !SOURCE.test(file) || TEST.test(file)) return;
      clearTimeout(timer);
      timer = setTimeout(() => onChange(file), SETTLE_MS);
    }),
  );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
