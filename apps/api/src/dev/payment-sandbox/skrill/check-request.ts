import type { SkrillAccount } from '../../../payments/skrill/skrill-settings.ts';

/** Longest values that Quick Checkout accepts. The adapter has its own copy, so that neither hides a bug of the other. */
const longest: Readonly<Record<string, number>> = {
  pay_to_email: 50,
  recipient_description: 30,
  transaction_id: 100,
  return_url: 240,
  return_url_text: 35,
  cancel_url: 240,
  status_url: 400,
  language: 2,
  pay_from_email: 100,
  firstname: 20,
  lastname: 50,
  amount: 19,
  currency: 3,
  merchant_fields: 240,
  detail1_description: 240,
  detail1_text: 240,
};
const required = ['pay_to_email', 'transaction_id', 'amount', 'currency', 'return_url', 'cancel_url', 'status_url'];
const mostMerchantFields = 5;

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

/** Returns why the real gateway would reject these parameters; null when it would accept them. */
export function refusalOf(account: SkrillAccount, request: Readonly<Record<string, string>>): string | null {
  const field = (name: string): string => request[name] ?? '';
  for (const name of required) if (!field(name)) return `${name} is missing`;
  for (const [name, limit] of Object.entries(longest)) {
    if (field(name).length > limit) return `${name} is longer than ${limit}`;
  }
  if (field('prepare_only') !== '1') return 'prepare_only must be 1';
  if (field('pay_to_email') !== account.merchantEmail) return 'pay_to_email is not a merchant';
  if (!/^(?:[1-9]\d*|\d+\.\d{2})$/.test(field('amount')) || field('amount').endsWith('.00')) {
    return 'amount must have no trailing zeros';
  }
  if (!/^[A-Z]{3}$/.test(field('currency'))) return 'currency must be an ISO 4217 code';
  if (field('merchant_fields').split(',').length > mostMerchantFields) return 'more than 5 merchant_fields';
  if (!isWebAddress(field('return_url')) || !isWebAddress(field('cancel_url'))) return 'return_url is no web address';
  // The simulator only ever posts to its own API.
  if (field('status_url') !== account.statusUrl) return 'status_url is not that of the merchant';
  return null;
}
