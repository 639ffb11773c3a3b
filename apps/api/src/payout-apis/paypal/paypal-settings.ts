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
  /** PayPal's API. Empty: https://api-m.paypal.com. */
  PAYPAL_API_URL: setting(z.url().default('https://api-m.paypal.com')),
};
const settings = z.object(paypalVariables);

export interface PaypalAccount {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Base URL of the API, without a path. */
  readonly url: string;
}

/** The real account; null without credentials. */
export function paypalAccount(env: NodeJS.ProcessEnv): PaypalAccount | null {
  const { PAYPAL_CLIENT_ID: clientId, PAYPAL_CLIENT_SECRET: clientSecret, PAYPAL_API_URL: url } = settings.parse(env);
  return clientId && clientSecret ? { clientId, clientSecret, url } : null;
}

/** The account of the simulator that runs in this process. */
export function paypalSandbox(self: string, sessionSecret: string): PaypalAccount {
  return {
    clientId: 'sandbox-client-of-this-site',
    clientSecret: sandboxSecret('payouts', sessionSecret),
    url: `${self}/dev/paypal`,
  };
}
