import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { Db } from '../../platform/database.ts';
import type { Files } from '../files/public.ts';
import { selectDroppedMonths } from '../ledger/public.ts';
import { type Part, type Records, selectParts } from './archive.store.ts';
import { keyOf } from './archived-rows.checks.ts';

/** The archived rows of a player in a dropped month. One part is in memory while they are read. */
export interface ArchivedLines {
  readonly month: string;
  readonly records: Records;
  /** JSON objects, each ended by a line feed. */
  readonly lines: AsyncGenerator<string>;
}

/** Returns the rows of a player that are only in the archive. Months without a part that may have one are left out. */
export async function readArchivedLines(files: Files, db: Db, playerId: string): Promise<ArchivedLines[]> {
  const found: ArchivedLines[] = [];
  for (const month of await selectDroppedMonths(db)) {
    const parts = (await selectParts(db, month)).filter((part) => mayHave(part, playerId));
    for (const records of ['rounds', 'journal'] as const) {
      const own = parts.filter((part) => part.records === records);
      if (own.length > 0) found.push({ month, records, lines: linesOf(files, db, own, playerId) });
    }
  }
  return found;
}

/** Whether the keys of a part, which begin with the player, include this one. */
function mayHave({ firstKey, lastKey }: Part, playerId: string): boolean {
  const [first, last] = [firstKey?.[0], lastKey?.[0]];
  return first !== undefined && last !== undefined && first <= playerId && playerId <= last;
}

async function* linesOf(files: Files, db: Db, parts: readonly Part[], playerId: string): AsyncGenerator<string> {
  for (const part of parts) {
    const file = await files.read(db, part.fileId);
    for await (const line of createInterface({ input: Readable.from([file]).pipe(createGunzip()) })) {
      // Parsing each of 250,000 lines would take most of the time.
      if (line.includes(playerId) && keyOf(part.records, JSON.parse(line))[0] === playerId) yield `${line}\n`;
    }
  }
}
