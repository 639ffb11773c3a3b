import {
  nextSqlRevisions,
  readSqlFunctions,
  readSqlRevisions,
  writeSqlRevisions,
} from '../src/platform/sql-functions.ts';

/** Raises the revision of every SQL function whose text changed; with `--check` fails when one was not raised. */
const stored = readSqlRevisions();
const next = nextSqlRevisions(readSqlFunctions(), stored);
const changed = Object.keys(next).filter((name) => next[name] !== stored[name]);
if (!process.argv.includes('--check')) writeSqlRevisions(next);
else if (changed.length > 0) {
  process.stderr.write(
    `sql/revisions.json is behind for ${changed.join(', ')}. Run: pnpm --filter @goldwren/api sql:revisions\n`,
  );
  process.exit(1);
}
