import { Problem } from '../../platform/problem.ts';
import type { Delivery, Notice, PaymentProvider, ProviderData, Receipt, Verification } from '../payment-provider.ts';
import { noticeOf, parseEvent } from './stripe-event.ts';
import { stripeRefunds } from './stripe-refund.ts';
import { createSession } from './stripe-session.ts';
import type { StripeAccount } from './stripe-settings.ts';
import { findSignature, isRecent, parseSignatureHeader } from './stripe-signature.ts';

/** Creates the Stripe Checkout provider. The sandbox uses the same adapter with another account. */
export function createStripeProvider(account: StripeAccount): PaymentProvider {
  return {
    name: account.name,
    label: account.label,
    prepare: (order, buyer, origin) => createSession(account, order, buyer, origin),
    receive: (delivery) => receive(account, delivery),
    read: (data) => read(account, data),
    refunds: stripeRefunds(account),
    mismatch: (notice, priceCents) => mismatch(account, notice, priceCents),
  };
}

function receive(account: StripeAccount, { body: bytes, headers, at }: Delivery): Receipt {
  if (!/^application\/json\b/i.test(headers['content-type'] ?? '')) throw new Problem('unsupported_media_type');
  const header = parseSignatureHeader(String(headers['stripe-signature'] ?? ''));
  if (!header) return { genuine: false, reason: 'no signature' };
  const body = textOf(bytes);
  const signature = findSignature(account.webhookSecrets, header, body);
  if (signature === null) return { genuine: false, reason: 'the signature does not fit' };
  if (!isRecent(header.timestamp, at)) return { genuine: false, reason: 'the signature is too old or from the future' };
  const event = parseEvent(body);
  if (!event) throw new Problem('malformed_request');
  const data = { timestamp: header.timestamp, signature, body };
  return { genuine: true, eventId: event.id, data, notice: noticeOf(event) };
}

/** @throws Problem `malformed_request` for bytes that are not valid text, because the signed bytes must be stored unchanged. */
function textOf(bytes: Uint8Array): string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    if (!text.includes('\0')) return text;
  } catch {
    // The error below is thrown.
  }
  throw new Problem('malformed_request');
}

/** Verifies stored data again, without checking its age, because it was recent when it arrived. */
function read(account: StripeAccount, { timestamp = '', signature = '', body = '' }: ProviderData): Verification {
  const event = findSignature(account.webhookSecrets, { timestamp, signatures: [signature] }, body) && parseEvent(body);
  return event ? { genuine: true, notice: noticeOf(event) } : { genuine: false, reason: 'the signature does not fit' };
}

function mismatch(account: StripeAccount, notice: Notice, priceCents: bigint): string | null {
  if (notice.amount !== priceCents.toString()) return `amount "${notice.amount}" for ${priceCents} cents`;
  if (notice.currency !== 'usd') return `currency "${notice.currency}"`;
  const mode = /^.k_live_/.test(account.secretKey) ? 'live' : 'test';
  return notice.receiver === mode ? null : `a ${notice.receiver} payment for a ${mode} account`;
}
