import { readFileSync } from 'node:fs';
import { loadModule } from 'libpg-query';
import { fromPackageRoot } from '../../src/platform/package-root.ts';
import { readSqlFunctions } from '../../src/platform/schema/sql-objects.ts';
import { findTrapsOfStatement, readProduct } from './portable-statements.ts';

/** Returns one line for each statement of the query builder that Citus would refuse. The file has one statement on each line, as JSON. */
export async function findRefusedQueries(file: string): Promise<string[]> {
  await loadModule();
  const baseline = readFileSync(fromPackageRoot('drizzle', '0000_baseline.sql'), 'utf8');
  const product = readProduct(readSqlFunctions(), baseline);
  const statements = new Set(readFileSync(file, 'utf8').split('\n').filter(Boolean));
  return [...statements].flatMap((line) => {
    const text = String(JSON.parse(line));
    const traps = findTrapsOfStatement(text, product);
    return traps.length === 0 ? [] : [`${traps.join(', ')}: ${text}`];
  });
}
