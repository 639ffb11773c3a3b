import type { Redemption } from '@goldwren/contracts/player';
import { type RedemptionNeed, redemptionNeeds } from '@goldwren/rules';

/** What the redemptions wait for, each once: one identity and one form count for all of them. */
export function neededOf(redemptions: readonly Redemption[]): { need: RedemptionNeed; redemption: Redemption }[] {
  return redemptionNeeds.flatMap((need) => {
    const redemption = redemptions.find(({ needs }) => needs.includes(need));
    return redemption ? [{ need, redemption }] : [];
  });
}
