import { z } from 'zod';
import { setting } from '../../config/setting.ts';
import { sandboxSecret } from '../../platform/crypto/sandbox-secret.ts';

export const stripeIdentityCredentials = ['STRIPE_IDENTITY_KEY', 'STRIPE_IDENTITY_WEBHOOK_SECRET'] as const;

export const stripeIdentityVariables = {
  /** Restricted key that may write Verification Sessions and nothing else. */
  STRIPE_IDENTITY_KEY: setting(
    z
      .string()
      .regex(/^(sk|rk)_(live|test)_\w{1,250}$/, 'must start with sk_live_, sk_test_, rk_live_ or rk_test_')
      .optional(),
  ),
  /** Signing secrets of the webhook endpoint for identity, separated by commas. All are accepted, to allow rotation. */
  STRIPE_IDENTITY_WEBHOOK_SECRET: setting(
    z
      .string()
      .regex(/^whsec_\w{1,250}(,whsec_\w{1,250})*$/, 'must start with whsec_')
      .optional(),
  ),
  /** Stripe's API for identity. Empty: https://api.stripe.com. */
  STRIPE_IDENTITY_API_URL: setting(z.url().default('https://api.stripe.com')),
};
const settings = z.object(stripeIdentityVariables);

export interface StripeIdentityAccount {
  readonly secretKey: string;
  /** An event may be signed with any of these. */
  readonly webhookSecrets: readonly string[];
  /** Base URL of the API, without a path. */
  readonly apiUrl: string;
}

/** The real account; null without credentials. */
export function stripeIdentityAccount(env: NodeJS.ProcessEnv): StripeIdentityAccount | null {
  const read = settings.parse(env);
  const { STRIPE_IDENTITY_KEY: secretKey, STRIPE_IDENTITY_WEBHOOK_SECRET: secrets } = read;
  if (!secretKey || !secrets) return null;
  return { secretKey, webhookSecrets: secrets.split(','), apiUrl: read.STRIPE_IDENTITY_API_URL };
}

/** The account of the simulator that runs in this process. */
export function stripeIdentitySandbox(self: string, sessionSecret: string): StripeIdentityAccount {
  return {
    secretKey: `rk_test_${sandboxSecret('identity api', sessionSecret)}`,
    webhookSecrets: [`whsec_${sandboxSecret('identity webhooks', sessionSecret)}`],
    apiUrl: `${self}/dev/stripe-identity`,
  };
}
