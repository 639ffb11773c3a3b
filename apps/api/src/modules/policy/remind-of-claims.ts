import { marketingClaims } from '@goldwren/rules';
import type { Context } from '../../context.ts';
import { readClaims } from './marketing-claims.ts';

/**
 * Reminds staff to confirm the marketing claims when the last confirmation is too old. Returns whether it reminded
 * them.
 */
export async function remindOfClaims({ database, events }: Pick<Context, 'database' | 'events'>): Promise<boolean> {
  const { isOverdue } = await readClaims(database.db);
  if (isOverdue) events.report('claims_unconfirmed', { ...marketingClaims });
  return isOverdue;
}
