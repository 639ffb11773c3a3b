import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pipeline, Transform } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { Part } from './manifest.ts';

export type Row = Readonly<Record<string, unknown>>;
export type Say = (problem: string) => void;

const keys = { rounds: ['player_id', 'id'], journal: ['player_id', 'ref', 'kind', 'currency'] } as const;

export function keyOf(records: Part['records'], row: Row): string[] {
  return keys[records].map((name) => String(row[name]));
}

/**
 * Yields the rows of a part and then says what differs from its description. One line is in memory.
 * @throws the error of a file that is missing or is not gzip, and SyntaxError for a line that is not JSON.
 */
export async function* readPart(folder: string, part: Part, say: Say): AsyncGenerator<Row> {
  const file = createHash('sha256');
  const lines = createHash('sha256');
  const gunzip = createGunzip();
  const hashed = new Transform({
    transform(chunk, _encoding, done) {
      file.update(chunk);
      done(null, chunk);
    },
  });
  let failure: Error | null = null;
  pipeline(createReadStream(join(folder, part.file)), hashed, gunzip, (error) => {
    failure = error ?? null;
  });
  let rows = 0;
  let first: string[] | null = null;
  let last: string[] | null = null;
  for await (const line of createInterface({ input: gunzip, crlfDelay: Number.POSITIVE_INFINITY })) {
    lines.update(`${line}\n`);
    const row = JSON.parse(line) as Row;
    last = keyOf(part.records, row);
    first ??= last;
    rows += 1;
    yield row;
  }
  if (failure !== null) throw failure;
  if (file.digest('hex') !== part.sha256) say(`${part.file}: the file is not the one that was archived`);
  if (lines.digest('hex') !== part.lines_sha256) say(`${part.file}: the lines are not those that were archived`);
  if (rows !== part.rows) say(`${part.file}: has ${rows} rows instead of ${part.rows}`);
  if (JSON.stringify([first, last]) !== JSON.stringify([part.first, part.last]))
    say(`${part.file}: begins or ends with another row`);
}
