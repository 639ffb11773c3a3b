import { parseCheckpoint, parseNote } from '@goldwren/transparency-log';
import { siteLog } from './log-source.ts';

/** How many entries may have been added between the start of a session and the moment when the size was noted. */
const margin = 1_000;
const storageKey = 'goldwren-log-size-at-start';

/** Notes the size of the public log, so that the entries of the session are found without reading the whole log. */
export async function noteLogSize(session: string): Promise<void> {
  const note = parseNote((await siteLog.checkpoint()) ?? '');
  const checkpoint = note && parseCheckpoint(note.text);
  const size = Math.max(0, (checkpoint?.size ?? 0) - margin);
  sessionStorage.setItem(storageKey, JSON.stringify({ session, size }));
}

/** About the size of the log when the session started. 0 when it was not noted. */
export function logSizeAtStart(session: string): number {
  try {
    const noted = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
    return noted?.session === session && Number.isSafeInteger(noted.size) ? noted.size : 0;
  } catch {
    return 0;
  }
}
