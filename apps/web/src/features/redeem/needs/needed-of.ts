import type { Redemption } from '@goldwren/contracts/player';
import { type RedemptionNeed, redemptionNeeds } from '@goldwren/rules';

/** What the open redemptions wait for, without duplicates: one identity verification and one tax form cover all of them. */
export function neededOf(redemptions: readonly Redemption[]): { need: RedemptionNeed; redemption: Redemption }[] {
  return redemptionNeeds.flatMap((need) => {
    const redemption = redemptions.find(({ needs }) => needs.includes(need));
    return redemption ? [{ need, redemption }] : [];
  });
}
