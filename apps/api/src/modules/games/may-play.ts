import type { Currency } from '@goldwren/contracts/player';
import { allowance, type PolicyPack } from '@goldwren/rules';
import { Problem } from '../../platform/problem.ts';
import type { Person, Visitor } from '../players/public.ts';

const permissionOf = { gold: 'gold_play', sweeps: 'sweeps_play' } as const;

/** Why this player may not stake this coin here and now; null when they may. */
export function playRefusal(
  pack: PolicyPack,
  player: Person,
  currency: Currency,
  visitor: Visitor | null,
): Problem | null {
  if (player.suspendedAt !== null) return new Problem('account_suspended');
  const home = allowance(pack, permissionOf[currency], player.country, player.region);
  if (!home.allowed) return new Problem(home.reason);
  if (!visitor) return null;
  const here = allowance(pack, permissionOf[currency], visitor.country, visitor.region);
  return here.allowed ? null : new Problem(here.reason);
}
