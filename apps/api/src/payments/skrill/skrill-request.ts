import { brand } from '@goldwren/rules';
import type { Buyer, PayableOrder } from '../payment-provider.ts';
import { paymentReference } from '../payment-reference.ts';
import { skrillAmount } from './skrill-amount.ts';

/** Where Skrill sends the buyer back, and where it posts notifications. */
export interface SkrillAddresses {
  readonly returnUrl: string;
  readonly cancelUrl: string;
  readonly statusUrl: string;
}

/** Longest values that Quick Checkout accepts, by parameter (Skrill's Quick Checkout guide). */
export const skrillLimits = {
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
  detail1_description: 240,
  detail1_text: 240,
  merchant_fields: 240,
} as const;
type Limited = keyof typeof skrillLimits;

/** Parameters that may be shortened. Any other parameter that is too long is a bug. */
const mayBeShortened: ReadonlySet<string> = new Set<Limited>([
  'firstname',
  'lastname',
  'detail1_text',
  'recipient_description',
]);

/** Leaves out an address that is too long for Skrill, because a shortened address would be a different one. */
function payFromEmail(email: string): Record<string, string> {
  return email.length <= skrillLimits.pay_from_email ? { pay_from_email: email } : {};
}

/**
 * Builds every parameter of the server-side `prepare_only` request. Skrill returns `event` with each notification. Refunds
 * are made with `event=refund`, which distinguishes their notifications from those of payments.
 * @throws RangeError when a parameter that may not be shortened is too long, such as one of the site's URLs.
 */
export function skrillRequest(
  merchantEmail: string,
  order: PayableOrder,
  buyer: Buyer,
  addresses: SkrillAddresses,
): Record<string, string> {
  const parameters: Record<string, string> = {
    prepare_only: '1',
    pay_to_email: merchantEmail,
    recipient_description: brand.name,
    transaction_id: paymentReference(order),
    return_url: addresses.returnUrl,
    return_url_text: `Back to ${brand.name}`,
    cancel_url: addresses.cancelUrl,
    status_url: addresses.statusUrl,
    language: 'EN',
    ...payFromEmail(buyer.email),
    firstname: buyer.firstName,
    lastname: buyer.lastName,
    amount: skrillAmount(order.priceCents),
    currency: 'USD',
    detail1_description: 'Package:',
    detail1_text: `${order.packageName}, ${brand.goldCoins}`,
    merchant_fields: 'event',
    event: 'payment',
  };
  for (const [name, limit] of Object.entries(skrillLimits)) {
    const value = parameters[name];
    if (value === undefined || value.length <= limit) continue;
    if (!mayBeShortened.has(name)) throw new RangeError(`${name} has ${value.length} characters, at most ${limit}`);
    parameters[name] = shortened(value, limit);
  }
  return parameters;
}

/** Shortens text without splitting a character. */
function shortened(text: string, limit: number): string {
  let short = '';
  for (const character of text) {
    if (short.length + character.length > limit) break;
    short += character;
  }
  return short;
}
