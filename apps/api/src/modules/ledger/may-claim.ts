import { allowance, type PolicyPack } from '@goldwren/rules';
import type { Principals } from '../../http/principals.ts';
import { Problem } from '../../platform/problem.ts';

/** @throws Problem `account_suspended`, or `region_blocked` where Gold Coins cannot be played. */
export function assertMayClaim(pack: PolicyPack, player: Principals['player']): void {
  if (player.suspendedAt !== null) throw new Problem('account_suspended');
  const allowed = allowance(pack, 'gold_play', player.country, player.region);
  if (!allowed.allowed) throw new Problem(allowed.reason);
}
