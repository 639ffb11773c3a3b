import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { cellAtHolder, rowsOf, withClient, withoutOptions } from '../drills/citus/citus-cluster.ts';
import { anyUserUrlOf, loginsOf } from './app-url.ts';

const run = promisify(execFile);

/** The prepared cells of a run of `pnpm test:citus`. */
export interface CitusCells {
  readonly names: readonly string[];
}

const taken = new Set<string>();

/** Takes a cell on Citus that this file does not use yet, and gives it its first rows again. It takes the place of a clone of the template. */
export async function takeCell({ names }: CitusCells) {
  const name = names.find((one) => !taken.has(one));
  if (name === undefined) throw new Error(`This file needs more than ${names.length} cells: set CITUS_CELLS.`);
  taken.add(name);
  const url = await cellAtHolder(name);
  await resetRows(url, name);
  return { url, logins: loginsOf(url), anyUrl: anyUserUrlOf(url), drop: async () => void taken.delete(name) };
}

/** Deletes with triggers and foreign keys disabled. Citus truncates with a trigger, so TRUNCATE would do nothing. */
async function resetRows(url: string, name: string): Promise<void> {
  const deletes = await withClient(url, async (client) => {
    const { rows } = await client.query<{ statement: string }>(
      `SELECT format('DELETE FROM %I.%I;', $1::text, relname) AS statement FROM pg_class
        WHERE relnamespace = $1::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition`,
      [name],
    );
    await client.query(`DELETE FROM ${name}_jobs._private_jobs`);
    return rows.map(({ statement }) => statement);
  });
  const file = rowsOf(`${name}-reset`);
  const rows = readFileSync(rowsOf(name), 'utf8')
    .replaceAll(/^SET .*$|^SELECT pg_catalog\.set_config\(.*$/gm, '')
    // A sequence of a cell that has moved has the range of another node. It goes on there.
    .replaceAll(
      /^SELECT pg_catalog\.setval\(('[^']+'), (\d+), (true|false)\);$/gm,
      'SELECT setval(seqrelid::regclass, $2, $3) FROM pg_sequence WHERE seqrelid = $1::regclass AND $2 BETWEEN seqmin AND seqmax;',
    );
  writeFileSync(file, ['SET session_replication_role = replica;', ...deletes, rows].join('\n'));
  await run('psql', [
    '-X',
    '-q',
    '-v',
    'ON_ERROR_STOP=1',
    '--single-transaction',
    '-f',
    file,
    '-d',
    withoutOptions(url),
  ]);
}
