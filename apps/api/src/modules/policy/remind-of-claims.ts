import { marketingClaims } from '@goldwren/rules';
import type { Context } from '../../context.ts';
import { readClaims } from './marketing-claims.ts';

/** Reminds staff to substantiate the footer's claims when nobody has for long; true when they were reminded. */
export async function remindOfClaims({ database, events }: Pick<Context, 'database' | 'events'>): Promise<boolean> {
  const { isOverdue } = await readClaims(database.db);
  if (isOverdue) events.report('claims_unconfirmed', { ...marketingClaims });
  return isOverdue;
}
