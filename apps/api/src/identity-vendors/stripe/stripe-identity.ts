import type { VendorSessionState } from '@goldwren/rules';
import { z } from 'zod';
import type { StripeCall } from '../../payments/stripe/stripe-call.ts';
import { findSignature, isRecent, parseSignatureHeader } from '../../payments/stripe/stripe-signature.ts';
import { isUuid } from '../../platform/cursors.ts';
import { Problem } from '../../platform/problem.ts';
import type {
  IdentityVendor,
  NewVendorSession,
  VendorDelivery,
  VendorSession,
  VendorSignal,
} from '../identity-vendor.ts';
import { callStripeIdentity, unknownAnswer } from './stripe-identity-call.ts';
import type { StripeIdentityAccount } from './stripe-identity-settings.ts';

const path = '/v1/identity/verification_sessions';
const vendorRef = z.string().regex(/^vs_\w{1,250}$/);
const code = z.string().regex(/^[a-z_]{1,60}$/);

/** Unknown fields are dropped, and with them every name, number and picture. */
const session = z.object({
  id: vendorRef,
  object: z.literal('identity.verification_session'),
  status: code,
  last_error: z.object({ code: code.nullish().catch(null) }).nullish(),
  metadata: z.record(z.string(), z.string()).nullish(),
  redaction: z.object({ status: code }).nullish(),
  url: z.url({ protocol: /^https?$/ }).nullish(),
});
const list = z.object({ object: z.literal('list'), data: z.array(session) });
const missing = z.object({ error: z.object({ code: z.literal('resource_missing') }) });
const event = z.object({
  type: z.string(),
  data: z.object({ object: z.object({ object: z.string().optional(), id: z.string().optional() }) }),
});

/** Any other status is `unclear`. */
const states: Readonly<Record<string, VendorSessionState>> = {
  requires_input: 'open',
  processing: 'processing',
  verified: 'verified',
  canceled: 'canceled',
};

/** Stripe Identity: a Verification Session with a hosted page, which checks a document and compares a selfie with it. */
export function stripeIdentity(account: StripeIdentityAccount): IdentityVendor {
  const one = async (call: StripeCall): Promise<VendorSession> => oneOf(await callStripeIdentity(account, call));
  return {
    name: 'stripe',
    label: 'Stripe',
    // Stripe stores an idempotency key for at least a day. After that, `find` has the session.
    start: (started) => one({ path, form: parametersOf(started), idempotencyKey: `identity-${started.id}` }),
    find: async (id) => {
      const query = new URLSearchParams({ client_reference_id: id, limit: '1' });
      const { status, json } = await callStripeIdentity(account, { path: `${path}?${query}` });
      const parsed = list.safeParse(json);
      if (status !== 200 || !parsed.success) throw unknownAnswer(status);
      const [found] = parsed.data.data;
      return found ? sessionOf(found) : null;
    },
    read: async (ref) => {
      const answer = await callStripeIdentity(account, { path: `${path}/${encodeURIComponent(ref)}` });
      return answer.status === 404 && missing.safeParse(answer.json).success ? null : oneOf(answer);
    },
    redact: (ref) => one({ path: `${path}/${encodeURIComponent(ref)}/redact`, form: {} }),
    receive: (delivery) => receive(account, delivery),
    refOf: unverifiedRefOf,
  };
}

/** An error may repeat the request's data, so only its status is used. */
function oneOf({ status, json }: { readonly status: number; readonly json: unknown }): VendorSession {
  const parsed = session.safeParse(json);
  if (status !== 200 || !parsed.success) throw unknownAnswer(status);
  return sessionOf(parsed.data);
}

/** Builds every parameter of a new Verification Session. It contains no personal data. */
function parametersOf({ id, playerId, returnUrl }: NewVendorSession): Record<string, string> {
  return {
    type: 'document',
    client_reference_id: id,
    return_url: returnUrl,
    'metadata[session]': id,
    'metadata[player]': playerId,
    'options[document][require_live_capture]': 'true',
    'options[document][require_matching_selfie]': 'true',
  };
}

function sessionOf({ id, status, last_error, metadata, redaction, url }: z.infer<typeof session>): VendorSession {
  const state = Object.hasOwn(states, status) ? (states[status] as VendorSessionState) : 'unclear';
  const { session: own, player } = metadata ?? {};
  const isOurs = own !== undefined && player !== undefined && isUuid(own) && isUuid(player);
  return {
    vendorRef: id,
    owner: isOurs ? { id: own, playerId: player } : null,
    state,
    code: state === 'unclear' ? status : state === 'open' ? (last_error?.code ?? null) : null,
    url: state === 'open' ? (url ?? null) : null,
    erasure: redaction ? (redaction.status === 'redacted' ? 'done' : 'started') : 'none',
  };
}

function receive(account: StripeIdentityAccount, { body: bytes, headers, at }: VendorDelivery): VendorSignal {
  if (!/^application\/json\b/i.test(headers['content-type'] ?? '')) throw new Problem('unsupported_media_type');
  const header = parseSignatureHeader(String(headers['stripe-signature'] ?? ''));
  if (!header) return { genuine: false, reason: 'no signature' };
  // Bytes that are not UTF-8 change here, and the signature then does not match.
  const body = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  if (findSignature(account.webhookSecrets, header, body) === null) {
    return { genuine: false, reason: 'the signature does not fit' };
  }
  if (!isRecent(header.timestamp, at)) return { genuine: false, reason: 'the signature is too old or from the future' };
  return { genuine: true, vendorRef: refOf(body) };
}

/** Returns the session that an event names, without verifying the event. */
function unverifiedRefOf(body: Uint8Array): string | null {
  try {
    return refOf(new TextDecoder().decode(body));
  } catch {
    return null;
  }
}

/** @throws Problem `malformed_request` for a body that is not an event. */
function refOf(body: string): string | null {
  try {
    const { type, data } = event.parse(JSON.parse(body));
    const isSession = type.startsWith('identity.verification_session.');
    return isSession ? (vendorRef.safeParse(data.object.id).data ?? null) : null;
  } catch (cause) {
    throw new Problem('malformed_request', { cause });
  }
}
