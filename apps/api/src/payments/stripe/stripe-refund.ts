import { z } from 'zod';
import { ProviderUnreachable, type RefundAnswer, type RefundRequest, type Refunds } from '../payment-provider.ts';
import { paymentReference } from '../payment-reference.ts';
import { callStripe } from './stripe-call.ts';
import type { StripeAccount } from './stripe-settings.ts';

const code = z.string().regex(/^[a-z_]{1,60}$/);
const refund = z.object({
  object: z.literal('refund'),
  id: z.string().regex(/^\w{1,250}$/),
  status: z.enum(['pending', 'requires_action', 'succeeded', 'failed', 'canceled']),
  failure_reason: code.nullish().catch(null),
  metadata: z.record(z.string(), z.string()).nullish(),
});
const list = z.object({ object: z.literal('list'), data: z.array(refund), has_more: z.literal(false) });
const failure = z.object({ error: z.object({ type: code, code: code.optional() }) });

/** Statuses with which Stripe rejects the refund itself. Any other error says nothing about the refund. */
const rejections: readonly number[] = [400, 402, 404];

/** Builds every parameter of a full refund. A part that was refunded before makes Stripe reject it, because of the amount. */
function refundParameters({ id, order, payment }: RefundRequest): Record<string, string> {
  return {
    payment_intent: payment,
    amount: order.priceCents.toString(),
    reason: 'requested_by_customer',
    'metadata[order]': paymentReference(order),
    'metadata[refund]': id,
  };
}

/**
 * Refunds through the Stripe API. Stripe stores an idempotency key for a day only, and repeats the answer of a failed call.
 * So the caller finds a refund by its metadata before it sends the refund again.
 */
export function stripeRefunds(account: StripeAccount): Refunds {
  return {
    find: async ({ id, payment }) => {
      const query = new URLSearchParams({ payment_intent: payment, limit: '100' });
      const { status, json } = await callStripe(account, { path: `/v1/refunds?${query}` });
      const parsed = list.safeParse(json);
      if (status !== 200 || !parsed.success) throw unknownAnswer(status);
      const found = parsed.data.data.find(({ metadata }) => metadata?.refund === id);
      return found ? answerOf(found) : null;
    },
    send: async (request) => {
      const { status, json } = await callStripe(account, {
        path: '/v1/refunds',
        form: refundParameters(request),
        idempotencyKey: `refund-${request.id}`,
      });
      const made = refund.safeParse(json);
      if (status === 200 && made.success) return answerOf(made.data);
      const failed = failure.safeParse(json);
      if (!rejections.includes(status) || !failed.success) throw unknownAnswer(status);
      const { error } = failed.data;
      return { accepted: false, rejection: error.code ?? error.type };
    },
  };
}

function answerOf({ id, status, failure_reason }: z.infer<typeof refund>): RefundAnswer {
  const failed = status === 'failed' || status === 'canceled';
  return failed ? { accepted: false, rejection: failure_reason ?? status } : { accepted: true, providerRef: id };
}

function unknownAnswer(status: number): ProviderUnreachable {
  return new ProviderUnreachable(`the payment provider answered ${status}`);
}
