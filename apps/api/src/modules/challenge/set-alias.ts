import { aliasKey, parseAlias } from '@goldwren/rules';
import type { Database } from '../../platform/database.ts';
import { postgresError } from '../../platform/postgres/postgres-error.ts';
import { Problem } from '../../platform/problem.ts';
import { updateAlias } from './challenge.store.ts';

/**
 * Sets the alias of the player's entry on the leaderboard of a day, or removes it. The contract has validated it.
 * @throws Problem `not_found` without an entry, `conflict` when another entry of the day has the alias, or staff removed it.
 */
export async function setAlias(
  { db }: Database,
  playerId: string,
  { day, alias: text }: { readonly day: string; readonly alias: string | null },
): Promise<string | null> {
  const alias = text === null ? null : parseAlias(text);
  try {
    const row = { playerId, day, alias, aliasKey: alias === null ? null : aliasKey(alias) };
    if (!(await updateAlias(db, row))) throw new Problem('not_found');
  } catch (error) {
    const constraint = postgresError(error)?.constraint;
    if (constraint === 'challenge_entry_alias') throw new Problem('conflict', { params: { reason: 'alias_taken' } });
    if (constraint === 'challenge_entry_alias_not_removed') {
      throw new Problem('conflict', { params: { reason: 'alias_removed' } });
    }
    throw error;
  }
  return alias;
}
