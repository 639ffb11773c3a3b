import { z } from 'zod';
import { setting } from '../../config/setting.ts';
import { sandboxSecret } from '../../platform/crypto/sandbox-secret.ts';
import type { PaymentAccount, SigningAccount, SiteSettings } from '../provider-kind.ts';
import { hashOfSecret } from './skrill-signature.ts';

export const skrillCredentials = ['SKRILL_MERCHANT_EMAIL', 'SKRILL_MERCHANT_ID', 'SKRILL_SECRET'] as const;

export const skrillVariables = {
  /** Email address of the Skrill merchant account. Set all three variables for real payments, or none. */
  SKRILL_MERCHANT_EMAIL: setting(z.email().max(50).optional()),
  SKRILL_MERCHANT_ID: setting(
    z
      .string()
      .regex(/^\d{1,20}$/, 'must be a number')
      .optional(),
  ),
  /** The secret word of the merchant account, which signs notifications. */
  SKRILL_SECRET: setting(z.string().max(100).optional()),
  /** Skrill's gateway. Empty: https://pay.skrill.com. */
  SKRILL_URL: setting(z.url().default('https://pay.skrill.com')),
};
const settings = z.object(skrillVariables);

export interface SkrillAccount extends PaymentAccount {
  readonly kind: 'skrill';
  readonly merchantEmail: string;
  readonly merchantId: string;
  readonly secret: string;
  /** The URL to which this process posts the `prepare_only` request. */
  readonly gatewayUrl: string;
  /** Where the browser goes; null: the gateway's path on the site's own origin (sandbox). */
  readonly checkoutUrl: string | null;
  /** Where notifications are posted; null: the webhook on the site's own origin. */
  readonly statusUrl: string | null;
}

export function isSkrillAccount(account: PaymentAccount): account is SkrillAccount {
  return account.kind === 'skrill';
}

export function skrillAccount(env: NodeJS.ProcessEnv, { publicOrigin }: SiteSettings): SkrillAccount | null {
  const read = settings.parse(env);
  const { SKRILL_MERCHANT_EMAIL: email, SKRILL_MERCHANT_ID: id, SKRILL_SECRET: secret } = read;
  if (!email || !id || !secret) return null;
  return {
    kind: 'skrill',
    name: 'skrill',
    label: 'Skrill',
    merchantEmail: email,
    merchantId: id,
    secret,
    gatewayUrl: read.SKRILL_URL,
    checkoutUrl: read.SKRILL_URL,
    statusUrl: publicOrigin && `${publicOrigin}/api/store/webhooks/skrill`,
  };
}

const sandbox = { name: 'sandbox', merchantId: '1000001' } as const;
const secretOf = (sessionSecret: string) => sandboxSecret('sandbox payments', sessionSecret);

export function skrillSandbox({ self, sessionSecret }: SiteSettings): SkrillAccount {
  return {
    kind: 'skrill',
    ...sandbox,
    label: 'Sandbox',
    merchantEmail: 'sandbox@merchant.example.test',
    secret: secretOf(sessionSecret),
    gatewayUrl: `${self}/dev/skrill`,
    checkoutUrl: null,
    statusUrl: `${self}/api/store/webhooks/${sandbox.name}`,
  };
}

export function skrillSigning(env: NodeJS.ProcessEnv): SigningAccount | null {
  const { SKRILL_MERCHANT_ID: merchantId, SKRILL_SECRET: secret } = env;
  return merchantId && secret ? signing('skrill', merchantId, secret) : null;
}

export function skrillSandboxSigning(sessionSecret: string): SigningAccount {
  return signing(sandbox.name, sandbox.merchantId, secretOf(sessionSecret));
}

/** The signed text contains only the hash of the secret word, so the database stores only the hash. */
function signing(provider: string, merchantId: string, secret: string): SigningAccount {
  return { provider, kind: 'skrill', keys: { merchant_id: merchantId, secret_md5: hashOfSecret(secret) } };
}
