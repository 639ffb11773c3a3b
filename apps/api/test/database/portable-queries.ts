import { readFileSync } from 'node:fs';
import { loadModule } from 'libpg-query';
import { fromPackageRoot } from '../../src/platform/package-root.ts';
import { readSqlFunctions } from '../../src/platform/schema/sql-objects.ts';
import { findTrapsOfStatement, readProduct } from './portable-statements.ts';

/** Parts of statements that Citus runs although they break a rule, with the reason. test/drills/citus runs each of them. */
const accepted: Readonly<Record<string, string>> = {
  'FROM reserved_purchases("play_limit"."player_id")':
    'reads the orders of the same player, and only for purchase limits',
};

/** Returns one line for each statement of the query builder that Citus would refuse. The file has one statement on each line, as JSON. */
export async function findRefusedQueries(file: string): Promise<string[]> {
  await loadModule();
  const baseline = readFileSync(fromPackageRoot('drizzle', '0000_baseline.sql'), 'utf8');
  const product = readProduct(readSqlFunctions(), baseline);
  const statements = new Set(readFileSync(file, 'utf8').split('\n').filter(Boolean));
  return [...statements].flatMap((line) => {
    const text = String(JSON.parse(line));
    const isAccepted = Object.keys(accepted).some((part) => text.toLowerCase().includes(part.toLowerCase()));
    const traps = isAccepted ? [] : findTrapsOfStatement(text, product);
    return traps.length === 0 ? [] : [`${traps.join(', ')}: ${text}`];
  });
}
