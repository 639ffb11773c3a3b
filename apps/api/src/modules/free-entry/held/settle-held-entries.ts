import type { PolicyPack } from '@goldwren/rules';
import type { Context } from '../../../context.ts';
import { forEachItem } from '../../../platform/for-each.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { lockAccountByEmailKey } from '../../players/public.ts';
import { expireHeld, lockEntry, selectHeldWithAccount } from '../free-entry.store.ts';
import { grantEntry } from '../grant-entry.ts';

const batch = 200;

type GrantDeps = Pick<Context, 'database' | 'policy' | 'mailer' | 'config'>;

/**
 * Credits held entries whose account was created during their approval, when neither transaction could see the other.
 * Also expires held entries without an account.
 */
export async function settleHeldEntries(context: GrantDeps): Promise<{ granted: number; expired: number }> {
  const pack = await context.policy();
  const expired = await expireHeld(context.database.db);
  const held = await selectHeldWithAccount(context.database.db, batch);
  const granted = await forEachItem('held entries', held, (id) => grantOne(context, pack, id));
  return { granted, expired };
}

async function grantOne(context: GrantDeps, pack: PolicyPack, id: string): Promise<boolean> {
  return inTransaction(context.database, async (db) => {
    const entry = await lockEntry(db, id);
    if (entry?.status !== 'approved') return false;
    const account = await lockAccountByEmailKey(db, entry.emailKey, entry.email);
    if (!account) return false;
    return (await grantEntry(context, db, pack, entry, account, entry.decidedBy ?? 'settlement')) === 'granted';
  });
}
