import { z } from 'zod';
import { setting } from '../../config/setting.ts';
import { sandboxSecret } from '../../platform/crypto/sandbox-secret.ts';

export const paypalCredentials = ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET'] as const;
const credential = z
  .string()
  .regex(/^[\w-]{20,200}$/, 'must be a credential of a REST app')
  .optional();

export const paypalVariables = {
  /** REST app with the feature Payouts. Set it and the next one for real payouts. */
  PAYPAL_CLIENT_ID: setting(credential),
  PAYPAL_CLIENT_SECRET: setting(credential),
  /** ID of the webhook at PayPal, for events about payouts. Empty: the worker only reads the open ones every five minutes. */
  PAYPAL_WEBHOOK_ID: setting(
    z
      .string()
      .regex(/^[A-Z0-9]{10,40}$/, 'must be the ID of a webhook')
      .optional(),
  ),
  /** PayPal's API. Empty: https://api-m.paypal.com. */
  PAYPAL_API_URL: setting(z.url().default('https://api-m.paypal.com')),
};
const settings = z.object(paypalVariables);

export interface PaypalAccount {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Base URL of the API, without a path. */
  readonly url: string;
  /** Null without a webhook. */
  readonly webhookId: string | null;
}

/** The real account; null without credentials. */
export function paypalAccount(env: NodeJS.ProcessEnv): PaypalAccount | null {
  const read = settings.parse(env);
  const { PAYPAL_CLIENT_ID: clientId, PAYPAL_CLIENT_SECRET: clientSecret, PAYPAL_API_URL: url } = read;
  const webhookId = read.PAYPAL_WEBHOOK_ID ?? null;
  return clientId && clientSecret ? { clientId, clientSecret, url, webhookId } : null;
}

/** The account of the simulator that runs in this process. */
export function paypalSandbox(self: string, sessionSecret: string): PaypalAccount {
  return {
    clientId: 'sandbox-client-of-this-site',
    clientSecret: sandboxSecret('payouts', sessionSecret),
    url: `${self}/dev/paypal`,
    webhookId: '0WEBHOOKOFTHISSITE',
  };
}
