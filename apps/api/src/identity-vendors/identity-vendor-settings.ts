import { z } from 'zod';
import { groupFaults, type SettingFault, setting } from '../config/setting.ts';
import {
  type StripeIdentityAccount,
  stripeIdentityAccount,
  stripeIdentityCredentials,
  stripeIdentitySandbox,
  stripeIdentityVariables,
} from './stripe/stripe-identity-settings.ts';

/** The variables of the identity vendor, and what leaving them empty means. */
export const identityVendorVariables = {
  /** The vendor that checks documents and faces. Empty: players only upload documents. */
  IDENTITY_VENDOR: setting(z.enum(['off', 'stripe']).default('off')),
  ...stripeIdentityVariables,
};

/** Null: players only upload documents. */
export type IdentityVendorSettings = {
  readonly kind: 'stripe';
  readonly account: StripeIdentityAccount;
  readonly isSandbox: boolean;
} | null;

/** Reports incomplete credentials, and missing ones in production, which has no simulator. */
export function identityVendorFaults(env: NodeJS.ProcessEnv): SettingFault[] {
  return groupFaults(env, stripeIdentityCredentials, env.IDENTITY_VENDOR === 'stripe' && env.NODE_ENV === 'production');
}

export function identityVendorSettings(
  env: NodeJS.ProcessEnv,
  read: { readonly IDENTITY_VENDOR: 'off' | 'stripe' },
  { self, sessionSecret }: { readonly self: string; readonly sessionSecret: string },
): IdentityVendorSettings {
  if (read.IDENTITY_VENDOR === 'off') return null;
  const real = stripeIdentityAccount(env);
  return { kind: 'stripe', account: real ?? stripeIdentitySandbox(self, sessionSecret), isSandbox: real === null };
}
