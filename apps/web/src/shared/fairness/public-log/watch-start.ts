import { parseCheckpoint, parseNote } from '@goldwren/transparency-log';
import { siteLog } from './log-source.ts';
import { watchSession } from './watched-sessions.ts';

/** How many entries may have been added since the session started. */
const margin = 1_000;

/**
 * Remembers about the size that the public log had when the session started. Call it shortly after the start. Without it, the
 * whole log is read after the end.
 */
export async function watchStart(session: string): Promise<number> {
  const note = parseNote((await siteLog.checkpoint()) ?? '');
  const checkpoint = note && parseCheckpoint(note.text);
  const size = Math.max(0, (checkpoint?.size ?? 0) - margin);
  watchSession(session, size);
  return size;
}
