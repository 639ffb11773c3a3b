import { createHash } from 'node:crypto';
import { z } from 'zod';
import { type SettingFault, setting, wholeNumber } from '../config/setting.ts';

const credentials = ['SKRILL_MERCHANT_EMAIL', 'SKRILL_MERCHANT_ID', 'SKRILL_SECRET'] as const;

/** The variables of the payment provider, and what leaving them empty means. */
export const paymentVariables = {
  /** Address of the Skrill merchant account. With the two below: real payments. All three or none; required in production. */
  SKRILL_MERCHANT_EMAIL: setting(z.email().max(50).optional()),
  SKRILL_MERCHANT_ID: setting(
    z
      .string()
      .regex(/^\d{1,20}$/, 'must be a number')
      .optional(),
  ),
  /** The secret word of the merchant account: signs notifications. */
  SKRILL_SECRET: setting(z.string().max(100).optional()),
  /** Skrill's gateway. Empty: https://pay.skrill.com. */
  SKRILL_URL: setting(z.url().default('https://pay.skrill.com')),
  /** Sandbox only: how long after the buyer's decision the notification is posted, in milliseconds. */
  SANDBOX_NOTIFY_DELAY_MS: setting(wholeNumber().default(400)),
};

interface Variables {
  readonly SKRILL_MERCHANT_EMAIL?: string | undefined;
  readonly SKRILL_MERCHANT_ID?: string | undefined;
  readonly SKRILL_SECRET?: string | undefined;
  readonly SKRILL_URL: string;
  readonly SANDBOX_NOTIFY_DELAY_MS: number;
  readonly SESSION_SECRET: string;
  readonly PUBLIC_ORIGIN?: string | undefined;
  readonly HOST: string;
  readonly PORT: number;
}

interface Account<Name extends string> {
  readonly name: Name;
  readonly merchantEmail: string;
  readonly merchantId: string;
  readonly secret: string;
  readonly gatewayUrl: string;
  readonly checkoutUrl: string | null;
  readonly statusUrl: string | null;
}

export interface PaymentSettings {
  /** The first prepares new orders. */
  readonly accounts: readonly [Account<'skrill' | 'sandbox'>, ...Account<'skrill' | 'sandbox'>[]];
  /** The simulator's own merchant account; null in production, where there is no simulator. */
  readonly sandbox: (Account<'sandbox'> & { readonly notifyDelayMs: number }) | null;
}

/** What the database needs to check the provider's signatures itself: `prepare` stores it where no login can read it. */
export interface SigningAccount {
  readonly provider: 'skrill' | 'sandbox';
  readonly merchantId: string;
  readonly secret: string;
}

/** The accounts that notifications may be signed for. The sandbox has one outside production alone. */
export function signingAccounts(env: NodeJS.ProcessEnv): SigningAccount[] {
  const { SKRILL_MERCHANT_ID: merchantId, SKRILL_SECRET: secret, SESSION_SECRET: session, NODE_ENV: mode } = env;
  return [
    ...(merchantId && secret ? [{ provider: 'skrill', merchantId, secret } as const] : []),
    ...(session && mode !== 'production'
      ? [{ provider: 'sandbox', merchantId: sandboxMerchantId, secret: sandboxSecret(session) } as const]
      : []),
  ];
}

const sandboxMerchantId = '1000001';

/** Nobody who has not the session secret can forge a sandbox payment either. */
function sandboxSecret(sessionSecret: string): string {
  return createHash('sha256').update(`sandbox payments ${sessionSecret}`).digest('hex').slice(0, 32);
}

/** The credentials are one thing: half of them is a fault. */
export function paymentFaults(env: NodeJS.ProcessEnv): SettingFault[] {
  const missing = credentials.filter((name) => !env[name]);
  if (missing.length === 0 || missing.length === credentials.length) return [];
  const problem = `is not set: ${credentials.slice(0, 2).join(', ')} and ${credentials[2]} go together`;
  return missing.map((variable) => ({ variable, problem }));
}

/**
 * The accounts of this process: Skrill when its credentials are set, and outside production the sandbox, which is the
 * simulator of Skrill in this very process.
 */
export function paymentAccounts(read: Variables, isProduction: boolean): PaymentSettings {
  const skrill = skrillAccount(read);
  if (skrill && isProduction) return { accounts: [skrill], sandbox: null };
  const sandbox = sandboxAccount(read);
  return { accounts: skrill ? [skrill, sandbox] : [sandbox], sandbox };
}

function skrillAccount(read: Variables): Account<'skrill'> | null {
  const { SKRILL_MERCHANT_EMAIL: email, SKRILL_MERCHANT_ID: id, SKRILL_SECRET: secret } = read;
  if (!email || !id || !secret) return null;
  return {
    name: 'skrill',
    merchantEmail: email,
    merchantId: id,
    secret,
    gatewayUrl: read.SKRILL_URL,
    checkoutUrl: read.SKRILL_URL,
    statusUrl: read.PUBLIC_ORIGIN ? `${read.PUBLIC_ORIGIN}/api/store/webhooks/skrill` : null,
  };
}

function sandboxAccount(read: Variables): Account<'sandbox'> & { readonly notifyDelayMs: number } {
  const host = ['0.0.0.0', '::'].includes(read.HOST) ? '127.0.0.1' : read.HOST;
  const self = `http://${host}:${read.PORT}`;
  return {
    name: 'sandbox',
    merchantEmail: 'sandbox@merchant.example.test',
    merchantId: sandboxMerchantId,
    secret: sandboxSecret(read.SESSION_SECRET),
    gatewayUrl: `${self}/dev/skrill`,
    checkoutUrl: null,
    statusUrl: `${self}/api/store/webhooks/sandbox`,
    notifyDelayMs: read.SANDBOX_NOTIFY_DELAY_MS,
  };
}
