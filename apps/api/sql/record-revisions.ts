import { nextSqlRevisions, readSqlObjects, readSqlRevisions, writeSqlRevisions } from '../src/platform/sql-objects.ts';

/** Raises the revision of every SQL function and trigger whose text changed; with `--check` fails when one was not raised. */
const stored = readSqlRevisions();
const next = nextSqlRevisions(readSqlObjects(), stored);
const changed = Object.keys(next).filter((name) => next[name] !== stored[name]);
if (!process.argv.includes('--check')) writeSqlRevisions(next);
else if (changed.length > 0) {
  process.stderr.write(
    `sql/revisions.json is behind for ${changed.join(', ')}. Run: pnpm --filter @goldwren/api sql:revisions\n`,
  );
  process.exit(1);
}
