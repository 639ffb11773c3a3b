import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fromPackageRoot } from '../src/platform/package-root.ts';
import { readRevised } from '../src/platform/schema/schema-lists.ts';
import { nextSqlRevisions, readSqlRevisions, writeSqlRevisions } from '../src/platform/schema/sql-objects.ts';
import { generatedFunctions } from './constants.ts';
import { expandSharedText } from './shared-text.ts';

/**
 * Writes the functions that are generated from packages/rules and the texts of sql/shared. Raises the revision of every SQL
 * function and trigger whose text changed, and of the lists of rules and grants. With `--check` it writes nothing and fails
 * when there is something to write.
 */
const isCheck = process.argv.includes('--check');
const behind: string[] = [];

for (const [file, text] of Object.entries(generatedFunctions)) {
  const path = fromPackageRoot('sql', 'functions', file);
  if (existsSync(path) && readFileSync(path, 'utf8') === text) continue;
  behind.push(`sql/functions/${file}`);
  if (!isCheck) writeFileSync(path, text);
}

for (const file of readdirSync(fromPackageRoot('sql', 'functions'))) {
  const path = fromPackageRoot('sql', 'functions', file);
  const text = readFileSync(path, 'utf8');
  const expanded = expandSharedText(text);
  if (expanded === text) continue;
  behind.push(`sql/functions/${file}`);
  if (!isCheck) writeFileSync(path, expanded);
}

const stored = readSqlRevisions();
const next = nextSqlRevisions(readRevised(), stored);
behind.push(...Object.keys(next).filter((name) => next[name] !== stored[name]));
if (!isCheck) writeSqlRevisions(next);
else if (behind.length > 0) {
  process.stderr.write(
    `sql/revisions.json or a generated function is behind for ${behind.join(', ')}. Run: pnpm --filter @goldwren/api sql:revisions\n`,
  );
  process.exit(1);
}
