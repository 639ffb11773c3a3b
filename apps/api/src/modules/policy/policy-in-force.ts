import { type PolicyPack, policyPacks } from '@goldwren/rules';
import type { Db } from '../../platform/database.ts';
import { selectLatestSwitch } from './policy.store.ts';

/** How long a process may go on with what it read: a switch holds everywhere this much later. */
const keptMs = 2_000;

/**
 * Reads which regional pack is in force, one read for all who ask at once.
 * @throws Error when the database names a pack that this build does not know: nobody is let through by a guess.
 */
export function policyInForce(db: Db): () => Promise<PolicyPack> {
  let kept: { pack: PolicyPack; readAt: number } | null = null;
  let reading: Promise<PolicyPack> | null = null;
  const read = async (): Promise<PolicyPack> => {
    const readAt = performance.now();
    const [latest] = await selectLatestSwitch(db, {});
    const pack = policyPacks.find(({ id }) => id === latest?.packId);
    if (!pack) throw new Error(`the policy pack in force, ${latest?.packId ?? 'none'}, is not known to this build`);
    kept = { pack, readAt };
    return pack;
  };
  return async () => {
    if (kept && performance.now() - kept.readAt < keptMs) return kept.pack;
    reading ??= read().finally(() => {
      reading = null;
    });
    return reading;
  };
}
