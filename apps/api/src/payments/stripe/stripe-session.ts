import { z } from 'zod';
import type { Buyer, Checkout, PayableOrder } from '../payment-provider.ts';
import { ProviderUnreachable } from '../payment-provider.ts';
import { paymentReference } from '../payment-reference.ts';
import { callStripe } from './stripe-call.ts';
import type { StripeAccount } from './stripe-settings.ts';

const answer = z.object({ object: z.literal('checkout.session'), url: z.url({ protocol: /^https?$/ }) });

/** Builds every parameter of a new Checkout Session. */
export function sessionParameters(order: PayableOrder, buyer: Buyer, origin: string): Record<string, string> {
  const reference = paymentReference(order);
  const back = `${origin}/buy-coins/return?order_id=${order.id}`;
  return {
    mode: 'payment',
    client_reference_id: reference,
    'payment_intent_data[metadata][order]': reference,
    success_url: back,
    cancel_url: `${back}&cancelled=1`,
    customer_email: buyer.email,
    'line_items[0][quantity]': '1',
    'line_items[0][price_data][currency]': 'usd',
    'line_items[0][price_data][unit_amount]': order.priceCents.toString(),
    'line_items[0][price_data][product_data][name]': order.packageName,
    // With adaptive pricing, buyers could pay in another currency, which would not match the order.
    'adaptive_pricing[enabled]': 'false',
  };
}

/**
 * Creates the Checkout Session of an order. For a repeated request, Stripe returns the first session.
 * @throws ProviderUnreachable when Stripe does not answer in time or rejects the request.
 */
export async function createSession(
  account: StripeAccount,
  order: PayableOrder,
  buyer: Buyer,
  origin: string,
): Promise<Checkout> {
  const { status, json } = await callStripe(account, {
    path: '/v1/checkout/sessions',
    form: sessionParameters(order, buyer, origin),
    idempotencyKey: order.id,
  });
  const parsed = answer.safeParse(json);
  // An error may repeat the request's data, so only its status is kept.
  if (status !== 200 || !parsed.success) throw new ProviderUnreachable(`the payment provider answered ${status}`);
  return { url: parsed.data.url, data: {} };
}
