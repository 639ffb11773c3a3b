import { type PolicyPack, policyPacks, restrictPack } from '@goldwren/rules';
import { cachedRead } from '../../platform/cached-read.ts';
import type { Db } from '../../platform/database.ts';
import { selectRestrictions } from './changes/policy-change.store.ts';
import { selectLatestSwitch } from './policy.store.ts';

/** How long a process caches the policy. A switch and a change take effect everywhere after this time. */
const cachedMs = 2_000;

/**
 * Returns the pack in force, without the changes of staff.
 * @throws Error when the database names a pack that this build does not have, because any other pack could allow too much.
 */
export async function readPackInForce(db: Db): Promise<PolicyPack> {
  const [latest] = await selectLatestSwitch(db, {});
  const pack = policyPacks.find(({ id }) => id === latest?.packId);
  if (!pack) throw new Error(`the policy pack in force, ${latest?.packId ?? 'none'}, is not known to this build`);
  return pack;
}

/**
 * Creates a function that returns the current policy: the pack in force without what staff forbid by region. The clock of the
 * database decides which changes are in force.
 * @throws Error when this build does not know the pack, or a permission that staff forbid.
 */
export function policyInForce(db: Db): () => Promise<PolicyPack> {
  return cachedRead(cachedMs, async () => {
    const [pack, restrictions] = await Promise.all([readPackInForce(db), selectRestrictions(db)]);
    return restrictPack(pack, restrictions);
  });
}
