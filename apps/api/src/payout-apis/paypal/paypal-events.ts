import { z } from 'zod';
import { Problem } from '../../platform/problem.ts';
import type { PayoutDelivery, PayoutSignal } from '../payout-api.ts';
import { type PaypalCall, unknownAnswer } from './paypal-call.ts';

/** What PayPal signs, apart from the body. Every header has a limit, so that no request makes the verification large. */
const headers = z.object({
  'paypal-transmission-id': z.string().regex(/^[\w-]{1,100}$/),
  'paypal-transmission-time': z.string().regex(/^[\w:.+-]{1,40}$/),
  'paypal-transmission-sig': z.string().regex(/^[A-Za-z0-9+/=]{1,1000}$/),
  'paypal-cert-url': z.url({ protocol: /^https$/ }).max(500),
  'paypal-auth-algo': z.string().regex(/^\w{1,40}$/),
});
const ref = z.string().regex(/^[\w-]{1,60}$/);
const event = z.object({
  event_type: z.string().max(100),
  resource: z.object({
    payout_batch_id: ref.optional().catch(undefined),
    batch_header: z.object({ payout_batch_id: ref }).optional().catch(undefined),
  }),
});
const verdict = z.object({ verification_status: z.enum(['SUCCESS', 'FAILURE']) });

/**
 * Verifies an event with PayPal itself, so no certificate is loaded and no chain is checked here. The exact bytes of the event are part
 * of the call, because the signature covers them.
 * @throws Problem `unsupported_media_type`, `malformed_request`; PayoutApiUnreachable when PayPal does not say whether it is genuine.
 */
export async function receivePaypalEvent(
  call: PaypalCall,
  webhookId: string,
  { body, headers: sent }: PayoutDelivery,
): Promise<PayoutSignal> {
  if (!/^application\/json\b/i.test(sent['content-type'] ?? '')) throw new Problem('unsupported_media_type');
  const signed = headers.safeParse(sent);
  if (!signed.success) return { genuine: false, reason: 'no complete signature' };
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(body);
  const providerRef = refOf(text);
  const fields = {
    webhook_id: webhookId,
    transmission_id: signed.data['paypal-transmission-id'],
    transmission_time: signed.data['paypal-transmission-time'],
    transmission_sig: signed.data['paypal-transmission-sig'],
    cert_url: signed.data['paypal-cert-url'],
    auth_algo: signed.data['paypal-auth-algo'],
  };
  // The text is one JSON value, so it can add no field.
  const request = `${JSON.stringify(fields).slice(0, -1)},"webhook_event":${text}}`;
  const { status, json } = await call('/v1/notifications/verify-webhook-signature', { body: request });
  if (status === 400 || status === 422) return { genuine: false, reason: 'PayPal rejects the signature as malformed' };
  const answer = verdict.safeParse(json);
  if (status !== 200 || !answer.success) throw unknownAnswer(status);
  if (answer.data.verification_status === 'FAILURE') return { genuine: false, reason: 'the signature does not fit' };
  return { genuine: true, providerRef };
}

/** Returns the batch that an event names, without verifying the event. */
export function unverifiedRefOf(body: Uint8Array): string | null {
  try {
    return refOf(new TextDecoder().decode(body));
  } catch {
    return null;
  }
}

/** Returns the batch that an event is about. Null for an event about something else. */
function refOf(text: string): string | null {
  try {
    const { event_type: type, resource } = event.parse(JSON.parse(text));
    if (!/^PAYMENT\.PAYOUTS(BATCH|-ITEM)\./.test(type)) return null;
    return resource.payout_batch_id ?? resource.batch_header?.payout_batch_id ?? null;
  } catch (cause) {
    throw new Problem('malformed_request', { cause });
  }
}
