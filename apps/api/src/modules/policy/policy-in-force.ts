import { type PolicyPack, policyPacks } from '@goldwren/rules';
import { cachedRead } from '../../platform/cached-read.ts';
import type { Db } from '../../platform/database.ts';
import { selectLatestSwitch } from './policy.store.ts';

/** How long a process caches the pack. A switch takes effect everywhere after this time. */
const cachedMs = 2_000;

/**
 * Creates a function that returns the current policy pack.
 * @throws Error when the database names a pack that this build does not have, because any other pack could allow too much.
 */
export function policyInForce(db: Db): () => Promise<PolicyPack> {
  return cachedRead(cachedMs, async () => {
    const [latest] = await selectLatestSwitch(db, {});
    const pack = policyPacks.find(({ id }) => id === latest?.packId);
    if (!pack) throw new Error(`the policy pack in force, ${latest?.packId ?? 'none'}, is not known to this build`);
    return pack;
  });
}
