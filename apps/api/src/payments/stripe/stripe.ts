import type { ProviderKind } from '../provider-kind.ts';
import { createStripeProvider } from './stripe-provider.ts';
import {
  isStripeAccount,
  stripeAccount,
  stripeCredentials,
  stripeSandbox,
  stripeSandboxSigning,
  stripeSigning,
  stripeVariables,
} from './stripe-settings.ts';

/** Stripe Checkout. */
export const stripe: ProviderKind = {
  kind: 'stripe',
  variables: stripeVariables,
  credentials: stripeCredentials,
  signingVariables: ['STRIPE_WEBHOOK_SECRET'],
  account: stripeAccount,
  sandbox: stripeSandbox,
  signingAccount: stripeSigning,
  sandboxSigningAccount: stripeSandboxSigning,
  createProvider: (account) => (isStripeAccount(account) ? createStripeProvider(account) : null),
  // The signature covers the whole event, so the whole body is removed.
  personalFields: ['body'],
  signatureFields: ['signature'],
};
