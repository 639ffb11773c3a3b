import type { PaymentRequest } from '../payment-book.ts';

/** Longest values that Checkout accepts. The adapter has its own copy, so that neither hides a bug of the other. */
const longest: Readonly<Record<string, number>> = {
  client_reference_id: 200,
  customer_email: 800,
  success_url: 5_000,
  cancel_url: 5_000,
  'payment_intent_data[metadata][order]': 500,
};
const line = 'line_items[0]';
const known = new Set([
  ...Object.keys(longest),
  'mode',
  `${line}[quantity]`,
  `${line}[price_data][currency]`,
  `${line}[price_data][unit_amount]`,
  `${line}[price_data][product_data][name]`,
  'adaptive_pricing[enabled]',
]);

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

/** Returns why the real API would reject these parameters; null when it would accept them. */
export function refusalOf(form: Readonly<Record<string, string>>): string | null {
  const field = (name: string): string => form[name] ?? '';
  for (const name of Object.keys(form)) if (!known.has(name)) return `Received unknown parameter: ${name}`;
  for (const [name, limit] of Object.entries(longest)) {
    if (field(name).length > limit) return `Invalid string: ${name} must be at most ${limit} characters`;
  }
  if (field('mode') !== 'payment') return 'Invalid mode';
  if (!/^[\w-]+$/.test(field('client_reference_id'))) return 'Invalid client_reference_id';
  if (!/^[^@\s]+@[^@\s]+$/.test(field('customer_email'))) return 'Invalid email address';
  if (!isWebAddress(field('success_url')) || !isWebAddress(field('cancel_url'))) return 'Not a valid URL';
  if (!/^[1-9]\d*$/.test(field(`${line}[quantity]`))) return 'Invalid quantity';
  if (!/^[a-z]{3}$/.test(field(`${line}[price_data][currency]`))) return 'Invalid currency';
  // Stripe's minimum charge is 50 cents.
  if (!/^([5-9]\d|[1-9]\d{2,7})$/.test(field(`${line}[price_data][unit_amount]`)))
    return 'Invalid integer: unit_amount';
  return field(`${line}[price_data][product_data][name]`) ? null : 'Missing required param: name';
}

export function requestOf(form: Readonly<Record<string, string>>): PaymentRequest {
  const field = (name: string): string => form[name] ?? '';
  const [cents, currency] = [field(`${line}[price_data][unit_amount]`), field(`${line}[price_data][currency]`)];
  return {
    order: field('client_reference_id'),
    payTo: 'the shop',
    what: field(`${line}[price_data][product_data][name]`),
    amount: `${(Number(cents) / 100).toFixed(2)} ${currency}`,
    payer: field('customer_email'),
    returnUrl: field('success_url'),
    cancelUrl: field('cancel_url'),
  };
}
