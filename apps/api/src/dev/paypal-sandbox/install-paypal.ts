import { randomBytes, randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PayoutApiSettings } from '../../payout-apis/payout-api-settings.ts';
import { parseFormFields } from '../../platform/form-fields.ts';
import { isOwnEvent, type SignedEvent, signEvent } from './paypal-events.ts';

const root = '/dev/paypal';
const payouts = `${root}/v1/payments/payouts`;
const verification = `${root}/v1/notifications/verify-webhook-signature`;

interface Payout {
  readonly sender_batch_header: { readonly sender_batch_id: string; readonly email_subject?: string };
  readonly items: readonly {
    readonly recipient_type: string;
    readonly receiver: string;
    readonly amount: { readonly currency: string; readonly value: string };
    readonly sender_item_id: string;
  }[];
}

/** A batch that the simulator accepted. It pays its items, so each entry is money that moved. */
export interface SandboxBatch {
  readonly id: string;
  readonly sent: Payout;
  /** Status of its item. */
  status: string;
  /** Name of the error of its item. */
  error: string | null;
}

/** The accepted batches, by ID, in the order of their acceptance. */
type SandboxBatches = Map<string, SandboxBatch>;

/** The status of a new item, by the first part of the receiver's address. Any other receiver is paid. */
const statuses: Readonly<Record<string, readonly [string, string | null]>> = {
  pending: ['PENDING', null],
  unclaimed: ['UNCLAIMED', 'RECEIVER_UNREGISTERED'],
  locked: ['FAILED', 'RECEIVER_ACCOUNT_LOCKED'],
  returned: ['RETURNED', 'RECEIVER_UNREGISTERED'],
  reversed: ['SUCCESS', null],
};

/**
 * Simulates the Payouts API in this process, for its sandbox account. It has access tokens, can create and show a batch, and verifies
 * its own signed events. It sends one: for a payment to `reversed@…`, after its first read.
 */
export async function installPaypalSandbox(
  app: FastifyInstance,
  settings: PayoutApiSettings,
  batches: SandboxBatches = new Map(),
): Promise<void> {
  if (settings === null || !settings.isSandbox) return;
  const { clientId, clientSecret, url, webhookId } = settings.account;
  const credentials = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
  const token = randomBytes(24).toString('base64url');
  const isKnown = ({ headers }: FastifyRequest) => headers.authorization === `Bearer ${token}`;
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      async (_: unknown, body: string) => parseFormFields(body),
    );
    scope.post<{ Body: Record<string, string> }>(`${root}/v1/oauth2/token`, async ({ headers, body }, reply) => {
      if (headers.authorization !== credentials || body.grant_type !== 'client_credentials') {
        return reply.code(401).send({ error: 'invalid_client', error_description: 'Client Authentication failed' });
      }
      return { access_token: token, token_type: 'Bearer', app_id: 'APP-80W284485P519543T', expires_in: 32_400 };
    });
    scope.post<{ Body: Payout }>(payouts, async (request, reply) => {
      if (!isKnown(request)) return fail(reply, 401, 'AUTHENTICATION_FAILURE');
      return create(batches, request.body, reply);
    });
    scope.get<{ Params: { id: string } }>(`${payouts}/:id`, async (request, reply) => {
      if (!isKnown(request)) return fail(reply, 401, 'AUTHENTICATION_FAILURE');
      const batch = batches.get(request.params.id);
      if (batch?.status === 'SUCCESS' && receiverOf(batch) === 'reversed') {
        // The read that is running still says that it was paid.
        setImmediate(() => void reverse(batch, webhookId, url.slice(0, -root.length)));
      }
      return batch ? { ...headerOf(batch), items: [itemOf(batch)], links: [] } : fail(reply, 404, 'RESOURCE_NOT_FOUND');
    });
  });
  await app.register(async (scope) => {
    // The signature covers the exact bytes of the event, so the body is not parsed.
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, async (_: unknown, body: string) => body);
    scope.post<{ Body: string }>(verification, async (request, reply) => {
      if (!isKnown(request)) return fail(reply, 401, 'AUTHENTICATION_FAILURE');
      const fields = JSON.parse(request.body) as SignedEvent;
      const isOurs = fields.webhook_id === webhookId && isOwnEvent(fields, eventIn(request.body));
      return { verification_status: isOurs ? 'SUCCESS' : 'FAILURE' };
    });
  });
}

function eventIn(body: string): string {
  const name = '"webhook_event":';
  return body.slice(body.indexOf(name) + name.length, -1);
}

function receiverOf({ sent }: SandboxBatch): string {
  return sent.items[0]?.receiver.split(/[@.+]/)[0] ?? '';
}

/** Takes a payment back, and sends the event once. */
async function reverse(batch: SandboxBatch, webhookId: string | null, origin: string): Promise<void> {
  if (batch.status === 'REVERSED') return;
  batch.status = 'REVERSED';
  if (webhookId === null) return;
  const { headers, payload } = eventOf(batch, webhookId);
  await fetch(`${origin}/api/payouts/webhooks/paypal`, { method: 'POST', headers, body: payload }).catch(
    () => undefined,
  );
}

/** Returns a signed event about the item of a batch, as PayPal sends it. `changes`: other values of its fields. */
export function eventOf(batch: SandboxBatch, webhookId: string, status = batch.status, changes: object = {}) {
  const payload = JSON.stringify({
    id: `WH-${newCode()}`,
    event_version: '1.0',
    create_time: new Date().toISOString(),
    resource_type: 'payouts_item',
    event_type: `PAYMENT.PAYOUTS-ITEM.${status === 'SUCCESS' ? 'SUCCEEDED' : status}`,
    summary: `A payout item has the status ${status}`,
    resource: { ...itemOf(batch), transaction_status: status },
    links: [],
    ...changes,
  });
  return { headers: signEvent(webhookId, payload), payload };
}

function create(batches: SandboxBatches, sent: Payout, reply: FastifyReply): unknown {
  const { sender_batch_id: senderBatch } = sent.sender_batch_header ?? {};
  const [item, ...more] = sent.items ?? [];
  const isValid =
    senderBatch &&
    item?.recipient_type === 'EMAIL' &&
    more.length === 0 &&
    item.amount.currency === 'USD' &&
    /^\d{1,7}\.\d\d$/.test(item.amount.value);
  if (!isValid)
    return fail(reply, 400, 'VALIDATION_ERROR', [{ field: 'items', issue: 'Only one item in USD is simulated' }]);
  const before = [...batches.values()].find((batch) => batch.sent.sender_batch_header.sender_batch_id === senderBatch);
  if (before) {
    const link = [
      { href: `https://api.sandbox.paypal.com/v1/payments/payouts/${before.id}`, rel: 'self', method: 'GET' },
    ];
    const issue = 'Batch with given sender_batch_id already exists';
    return fail(reply, 400, 'USER_BUSINESS_ERROR', [{ field: 'SENDER_BATCH_ID', location: 'body', issue, link }]);
  }
  const [status = 'SUCCESS', error = null] = statuses[item.receiver.split(/[@.+]/)[0] ?? ''] ?? [];
  const batch: SandboxBatch = { id: newCode(), sent, status, error };
  batches.set(batch.id, batch);
  return reply.code(201).send({ ...headerOf(batch, 'PENDING'), links: [] });
}

function headerOf({ id, sent }: SandboxBatch, status = 'SUCCESS'): object {
  const header = { payout_batch_id: id, batch_status: status, sender_batch_header: sent.sender_batch_header };
  return { batch_header: header };
}

function itemOf({ id, sent, status, error }: SandboxBatch): object {
  return {
    payout_item_id: `${id}I`,
    ...(status === 'SUCCESS' ? { transaction_id: `${id}T` } : {}),
    transaction_status: status,
    payout_batch_id: id,
    payout_item: sent.items[0],
    ...(error === null ? {} : { errors: { name: error, message: error, details: [], links: [] } }),
    links: [],
  };
}

function newCode(): string {
  return randomBytes(7).toString('hex');
}

function fail(reply: FastifyReply, status: number, name: string, details: readonly object[] = []): FastifyReply {
  return reply.code(status).send({ name, message: name, debug_id: randomUUID(), details, links: [] });
}
