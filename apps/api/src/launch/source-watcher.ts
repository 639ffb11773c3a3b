import { watch } from 'node:fs';

/** Editors write a file in several steps. This delay joins them into one restart. */
const SETTLE_MS = 120;
const SOURCE = /\.(ts|db|json)$/;
const TEST = /\.test\.ts$/;

/**
 * Calls `onChange` when a source file in one of the folders changes. `node --watch` would keep
 * running after its supervisor is killed, and turbo kills a supervisor that has not stopped half a second after Ctrl-C.
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
