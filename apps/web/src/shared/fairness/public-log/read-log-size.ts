import { parseCheckpoint, parseNote } from '@goldwren/transparency-log';
import { siteLog } from './log-source.ts';

/** How many entries may have been added since the session started. */
const margin = 1_000;

/** Reads about the size that the public log had when the session started, shortly after its start. */
export async function readLogSize(): Promise<number> {
  const note = parseNote((await siteLog.checkpoint()) ?? '');
  const checkpoint = note && parseCheckpoint(note.text);
  return Math.max(0, (checkpoint?.size ?? 0) - margin);
}
