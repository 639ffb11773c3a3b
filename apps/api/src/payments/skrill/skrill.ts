import type { ProviderKind } from '../provider-kind.ts';
import { createSkrillProvider } from './skrill-provider.ts';
import {
  isSkrillAccount,
  skrillAccount,
  skrillCredentials,
  skrillSandbox,
  skrillSandboxSigning,
  skrillSigning,
  skrillVariables,
} from './skrill-settings.ts';

/** Skrill Quick Checkout. */
export const skrill: ProviderKind = {
  kind: 'skrill',
  variables: skrillVariables,
  credentials: skrillCredentials,
  signingVariables: ['SKRILL_MERCHANT_ID', 'SKRILL_SECRET'],
  account: skrillAccount,
  sandbox: skrillSandbox,
  signingAccount: skrillSigning,
  sandboxSigningAccount: skrillSandboxSigning,
  createProvider: (account) => (isSkrillAccount(account) ? createSkrillProvider(account) : null),
  personalFields: ['pay_from_email', 'customer_id', 'firstname', 'lastname', 'ip_address', 'ip_country'],
  signatureFields: ['md5sig', 'sha2sig'],
};
