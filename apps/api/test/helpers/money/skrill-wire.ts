import { randomUUID } from 'node:crypto';
import { readConfig } from '../../../src/config/config.ts';
import type { Delivery } from '../../../src/payments/payment-provider.ts';
import { isSkrillAccount, type SkrillAccount } from '../../../src/payments/skrill/skrill-settings.ts';
import { skrillSignatures } from '../../../src/payments/skrill/skrill-signature.ts';
import { testSettings } from '../api/settings.ts';
import type { NotifiedStatus, Wire } from './wire-types.ts';

export type Form = Record<string, string>;

const account = readConfig(testSettings('postgres://nowhere/db')).payments.accounts.find(
  isSkrillAccount,
) as SkrillAccount;

const statusCodes: Readonly<Record<NotifiedStatus, string>> = {
  processed: '2',
  pending: '0',
  cancelled: '-1',
  failed: '-2',
  chargeback: '-3',
  refund: '2',
  nonsense: '7',
};

/** Builds a signed notification of the sandbox merchant. Overrides are signed too, except the signatures themselves. */
export function skrillForm(reference: string, notified: NotifiedStatus, overrides: Form = {}): Form {
  const fields: Form = {
    pay_to_email: account.merchantEmail,
    pay_from_email: 'payer@example.test',
    merchant_id: account.merchantId,
    transaction_id: reference,
    mb_transaction_id: '5585262',
    mb_amount: '10',
    mb_currency: 'USD',
    status: statusCodes[notified],
    amount: '10',
    currency: 'USD',
    event: notified === 'refund' ? 'refund' : 'payment',
    ...overrides,
  };
  const signed = {
    merchantId: fields.merchant_id ?? '',
    transactionId: fields.transaction_id ?? '',
    amount: fields.mb_amount ?? '',
    currency: fields.mb_currency ?? '',
    status: fields.status ?? '',
  };
  const { md5sig, sha2sig } = overrides;
  return {
    ...fields,
    ...skrillSignatures(signed, account.secret),
    ...(sha2sig === undefined ? {} : { sha2sig }),
    ...(md5sig === undefined ? {} : { md5sig }),
  };
}

export function deliveryOf(form: Form): Delivery {
  return {
    body: Buffer.from(new URLSearchParams(form).toString()),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    at: new Date(),
  };
}

/** Changes fields of a form without updating its signatures. */
const forge = (change: (form: Form) => Form) => (genuine: Delivery) =>
  deliveryOf(change(Object.fromEntries(new URLSearchParams(Buffer.from(genuine.body).toString()))));

export const skrillWire: Wire = {
  name: 'Skrill',
  provider: 'sandbox',
  deliver: (reference, notified, { amount, currency, receiver, again } = {}) =>
    deliveryOf(
      skrillForm(reference, notified, {
        ...(amount === undefined ? {} : { mb_amount: String(amount) }),
        ...(currency === undefined ? {} : { mb_currency: currency }),
        ...(receiver === undefined ? {} : { pay_to_email: receiver }),
        ...(again ? { customer_id: randomUUID() } : {}),
      }),
    ),
  forgeries: {
    'no signature at all': forge((form) => ({ ...form, md5sig: '', sha2sig: '' })),
    'a signature of another status': forge((form) => ({ ...form, status: form.status === '2' ? '-2' : '2' })),
    'an amount changed after signing': forge((form) => ({ ...form, mb_amount: '10.00' })),
    'another merchant': forge((form) => ({ ...form, merchant_id: '1' })),
    'a wrong SHA-256 next to a valid MD5': forge((form) => ({ ...form, sha2sig: '0'.repeat(64) })),
    'a signature in lower case': forge((form) => ({ ...form, sha2sig: form.sha2sig?.toLowerCase() ?? '' })),
  },
  mismatches: {
    'less money': { amount: '9.99' },
    'more money': { amount: '100' },
    'one decimal': { amount: '10.0' },
    'a leading zero': { amount: '010' },
    'a comma': { amount: '10,00' },
    'an exponent': { amount: '1e1' },
    'another currency': { currency: 'CAD' },
    'a currency that contains the sign of the status': { currency: 'USD-' },
    'another receiver': { receiver: 'somebody@example.test' },
    'no receiver': { receiver: '' },
  },
  alter: (data) => ({ ...data, mb_amount: '9999' }),
};
