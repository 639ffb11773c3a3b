import type { PayoutApi } from './payout-api.ts';
import type { PayoutApiSettings } from './payout-api-settings.ts';
import { paypalPayouts } from './paypal/paypal-payouts.ts';

/** Null: staff pay every prize by hand. */
export function createPayoutApi(settings: PayoutApiSettings): PayoutApi | null {
  return settings === null ? null : paypalPayouts(settings.account);
}
