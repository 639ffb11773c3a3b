import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { generateDrizzleJson } from 'drizzle-kit/api';
import { fromPackageRoot } from '../src/platform/package-root.ts';

/** Every export of every table file, by its name, as drizzle-kit reads them. */
export async function readTables(): Promise<Record<string, unknown>> {
  const source = fromPackageRoot('src');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.table.ts'));
  const modules = await Promise.all(files.map((path) => import(join(source, path)) as Promise<object>));
  return Object.assign({}, ...modules);
}

type Snapshot = Readonly<Record<string, unknown>>;

/** The newest snapshot of drizzle/meta: the schema that all migrations together are to create. */
export function readNewestSnapshot(): Snapshot {
  const meta = fromPackageRoot('drizzle', 'meta');
  const newest = readdirSync(meta)
    .filter((file) => file.endsWith('_snapshot.json'))
    .sort()
    .at(-1);
  if (!newest) throw new Error('drizzle/meta has no snapshot');
  return JSON.parse(readFileSync(join(meta, newest), 'utf8')) as Snapshot;
}

/**
 * What the table files say otherwise than the snapshot: names of tables, enums and the like. `drizzle-kit generate` would write
 * a migration for each.
 */
export function findUnmigrated(tables: Record<string, unknown>, snapshot: Snapshot): string[] {
  const now: Snapshot = JSON.parse(JSON.stringify(generateDrizzleJson(tables, undefined, undefined, 'snake_case')));
  return Object.keys({ ...snapshot, ...now })
    .filter((section) => section !== 'id' && section !== 'prevId')
    .flatMap((section) => {
      const [before, after] = [snapshot[section] ?? {}, now[section] ?? {}] as [Snapshot, Snapshot];
      if (typeof after !== 'object') return isDeepStrictEqual(before, after) ? [] : [section];
      const names = Object.keys({ ...before, ...after });
      return names.filter((name) => !isDeepStrictEqual(before[name], after[name]));
    });
}
