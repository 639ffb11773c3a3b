import { z } from 'zod';
import { groupFaults, type SettingFault, setting } from '../config/setting.ts';
import {
  type PaypalAccount,
  paypalAccount,
  paypalCredentials,
  paypalSandbox,
  paypalVariables,
} from './paypal/paypal-settings.ts';

/** The variables of payouts through an API, and what leaving them empty means. */
export const payoutApiVariables = {
  /** The provider that pays prizes through its API. Empty: staff pay every prize by hand. */
  PAYOUT_PROVIDER: setting(z.enum(['manual', 'paypal']).default('manual')),
  ...paypalVariables,
};

/** Null: staff pay every prize by hand. */
export type PayoutApiSettings = {
  readonly kind: 'paypal';
  readonly account: PaypalAccount;
  readonly isSandbox: boolean;
} | null;

/** Reports incomplete credentials, and missing ones in production, which has no simulator. */
export function payoutApiFaults(env: NodeJS.ProcessEnv): SettingFault[] {
  return groupFaults(env, paypalCredentials, env.PAYOUT_PROVIDER === 'paypal' && env.NODE_ENV === 'production');
}

export function payoutApiSettings(
  env: NodeJS.ProcessEnv,
  read: { readonly PAYOUT_PROVIDER: 'manual' | 'paypal' },
  { self, sessionSecret }: { readonly self: string; readonly sessionSecret: string },
): PayoutApiSettings {
  if (read.PAYOUT_PROVIDER === 'manual') return null;
  const real = paypalAccount(env);
  return { kind: 'paypal', account: real ?? paypalSandbox(self, sessionSecret), isSandbox: real === null };
}
