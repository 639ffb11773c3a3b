import { z } from 'zod';
import { setting } from '../../config/setting.ts';
import { sandboxSecret } from '../../platform/crypto/sandbox-secret.ts';
import type { PaymentAccount, SigningAccount, SiteSettings } from '../provider-kind.ts';
import { paddedKeys } from './stripe-signature.ts';

export const stripeCredentials = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;

export const stripeVariables = {
  /** Secret key, or restricted key that may write Checkout Sessions and refunds. Set it and the next one for real payments. */
  STRIPE_SECRET_KEY: setting(
    z
      .string()
      .regex(/^(sk|rk)_(live|test)_\w{1,250}$/, 'must start with sk_live_, sk_test_, rk_live_ or rk_test_')
      .optional(),
  ),
  /** Signing secrets of the webhook endpoint, separated by commas. All are accepted, to allow rotation. */
  STRIPE_WEBHOOK_SECRET: setting(
    z
      .string()
      .regex(/^whsec_\w{1,250}(,whsec_\w{1,250})*$/, 'must start with whsec_')
      .optional(),
  ),
  /** Stripe's API. Empty: https://api.stripe.com. */
  STRIPE_API_URL: setting(z.url().default('https://api.stripe.com')),
};
const settings = z.object(stripeVariables);

export interface StripeAccount extends PaymentAccount {
  readonly kind: 'stripe';
  readonly secretKey: string;
  /** A notification may be signed with any of these. */
  readonly webhookSecrets: readonly string[];
  /** Base URL of the Stripe API, without a path. */
  readonly apiUrl: string;
}

export function isStripeAccount(account: PaymentAccount): account is StripeAccount {
  return account.kind === 'stripe';
}

export function stripeAccount(env: NodeJS.ProcessEnv): StripeAccount | null {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: secrets, STRIPE_API_URL: apiUrl } = settings.parse(env);
  if (!secretKey || !secrets) return null;
  return { kind: 'stripe', name: 'stripe', label: 'Stripe', secretKey, webhookSecrets: secrets.split(','), apiUrl };
}

const sandboxName = 'stripe-sandbox';
const sandboxWebhookSecret = (sessionSecret: string) => `whsec_${sandboxSecret('stripe webhooks', sessionSecret)}`;

export function stripeSandbox({ self, sessionSecret }: SiteSettings): StripeAccount {
  return {
    kind: 'stripe',
    name: sandboxName,
    label: 'Stripe sandbox',
    secretKey: `sk_test_${sandboxSecret('stripe api', sessionSecret)}`,
    webhookSecrets: [sandboxWebhookSecret(sessionSecret)],
    apiUrl: `${self}/dev/stripe`,
  };
}

export function stripeSigning({ STRIPE_WEBHOOK_SECRET: secrets }: NodeJS.ProcessEnv): SigningAccount | null {
  return secrets ? signing('stripe', secrets.split(',')) : null;
}

export function stripeSandboxSigning(sessionSecret: string): SigningAccount {
  return signing(sandboxName, [sandboxWebhookSecret(sessionSecret)]);
}

function signing(provider: string, secrets: readonly string[]): SigningAccount {
  return { provider, kind: 'stripe', keys: secrets.map(paddedKeys) };
}
