import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { IdentityVendorSettings } from '../../identity-vendors/identity-vendor-settings.ts';
import { parseFormFields } from '../../platform/form-fields.ts';
import { noSuchSessionPage, policyOf, sessionPage } from './stripe-identity-pages.ts';
import {
  type Form,
  type Result,
  results,
  type SandboxSession,
  type SandboxSessions,
} from './stripe-identity-sessions.ts';

const root = '/dev/stripe-identity';
const api = `${root}/v1/identity/verification_sessions`;
const known = new Set([
  ...['type', 'client_reference_id', 'return_url', 'metadata[session]', 'metadata[player]'],
  ...['options[document][require_live_capture]', 'options[document][require_matching_selfie]'],
]);

/**
 * Simulates Stripe Identity in this process, for its sandbox account: create, list, read and redact sessions, a hosted page where a
 * developer selects the result, and signed events. Two things differ: an event is sent once, and a redaction ends with the next read.
 */
export async function installStripeIdentitySandbox(
  app: FastifyInstance,
  settings: IdentityVendorSettings,
  sessions: SandboxSessions = new Map(),
): Promise<void> {
  if (settings === null || !settings.isSandbox) return;
  const { account } = settings;
  const isKnown = ({ headers }: FastifyRequest) => headers.authorization === `Bearer ${account.secretKey}`;
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      async (_: unknown, body: string) => parseFormFields(body),
    );
    scope.addHook('preHandler', async (request, reply) => {
      if (request.url.startsWith(api) && !isKnown(request)) return refuse(reply, 401, 'Invalid API Key provided');
    });
    scope.post<{ Body: Form | undefined }>(api, async (request, reply) => create(sessions, request, reply));
    scope.get<{ Querystring: Form }>(api, async ({ query }) => {
      const found = [...sessions.values()].filter(
        ({ sent, redaction }) => redaction === null && sent.client_reference_id === query.client_reference_id,
      );
      return { object: 'list', url: '/v1/identity/verification_sessions', has_more: false, data: found.map(viewOf) };
    });
    scope.get<{ Params: { id: string } }>(`${api}/:id`, async ({ params }, reply) => {
      const session = sessions.get(params.id);
      if (!session) return refuse(reply, 404, 'No such verification session', 'resource_missing');
      session.page = newCode();
      const shown = viewOf(session);
      if (session.redaction === 'processing') session.redaction = 'redacted';
      return shown;
    });
    scope.post<{ Params: { id: string } }>(`${api}/:id/redact`, async ({ params }, reply) => {
      const session = sessions.get(params.id);
      if (!session) return refuse(reply, 404, 'No such verification session', 'resource_missing');
      if (session.status === 'processing') return refuse(reply, 400, 'A session in processing cannot be redacted');
      session.redaction ??= 'processing';
      if (session.status === 'requires_input') session.status = 'canceled';
      return viewOf(session);
    });
    installPages(scope, sessions, async (session, type) => {
      const body = JSON.stringify({
        ...{ id: `evt_${newCode()}`, object: 'event', type: `identity.verification_session.${type}`, livemode: false },
        data: { object: { ...viewOf(session), url: null } },
      });
      const url = `${account.apiUrl.slice(0, -root.length)}/api/identity/webhooks/stripe`;
      session.delivery = await post(url, body, account.webhookSecrets[0] ?? '');
    });
  });
}

function create(
  sessions: SandboxSessions,
  { headers, body }: FastifyRequest<{ Body: Form | undefined }>,
  reply: FastifyReply,
): unknown {
  const form = body ?? {};
  const key = String(headers['idempotency-key'] ?? newCode());
  const before = [...sessions.values()].find((session) => session.key === key);
  if (before && JSON.stringify(before.sent) !== JSON.stringify(form)) {
    return refuse(reply, 400, 'Keys for idempotent requests can only be used with the same parameters');
  }
  if (before) return viewOf(before);
  const unknown = Object.keys(form).find((name) => !known.has(name));
  if (unknown !== undefined) return refuse(reply, 400, `Received unknown parameter: ${unknown}`);
  if (headers['stripe-version'] === undefined || form.type !== 'document') return refuse(reply, 400, 'Invalid request');
  if (!URL.canParse(form.return_url ?? '')) return refuse(reply, 400, 'Not a valid URL');
  const session: SandboxSession = {
    ...{ id: `vs_${newCode()}`, key, sent: form, page: newCode() },
    ...{ status: 'requires_input', error: null, redaction: null, delivery: 'nothing sent yet' },
  };
  sessions.set(session.id, session);
  return viewOf(session);
}

function viewOf({ id, sent, status, error, redaction, page }: SandboxSession): object {
  const origin = new URL(sent.return_url ?? '').origin;
  return {
    id,
    object: 'identity.verification_session',
    client_reference_id: redaction === null ? sent.client_reference_id : null,
    client_secret: null,
    created: Math.floor(Date.now() / 1_000),
    last_error: error === null ? null : { code: error, reason: 'A sentence for the person.' },
    livemode: false,
    metadata: redaction === null ? { session: sent['metadata[session]'], player: sent['metadata[player]'] } : {},
    redaction: redaction === null ? null : { status: redaction },
    status,
    type: 'document',
    url: status === 'requires_input' && redaction === null ? `${origin}${root}/sessions/${page}` : null,
    verified_outputs: status === 'verified' ? { first_name: 'Robin', last_name: 'Wren', dob: null } : null,
  };
}

function installPages(
  scope: FastifyInstance,
  sessions: SandboxSessions,
  notify: (session: SandboxSession, type: string) => Promise<void>,
): void {
  const pages = `${root}/sessions`;
  const bySecret = (page: string) => [...sessions.values()].find((session) => session.page === page);
  const show = (reply: FastifyReply, html: string, returnUrl?: string) =>
    reply
      .type('text/html; charset=utf-8')
      .headers({ 'content-security-policy': policyOf(returnUrl), 'cache-control': 'no-store' })
      .send(html);
  scope.get<{ Params: { page: string } }>(`${pages}/:page`, async ({ params }, reply) => {
    const session = bySecret(params.page);
    if (session?.status !== 'requires_input') return show(reply.code(404), noSuchSessionPage());
    return show(reply, sessionPage(pages, session), session.sent.return_url);
  });
  scope.post<{ Params: { page: string; result: string } }>(`${pages}/:page/:result`, async ({ params }, reply) => {
    const session = bySecret(params.page);
    if (session?.status !== 'requires_input' || !Object.hasOwn(results, params.result)) {
      return show(reply.code(404), noSuchSessionPage());
    }
    const { status, error } = results[params.result as Result];
    Object.assign(session, { status, error, page: newCode() });
    await notify(session, status);
    return reply.redirect(session.sent.return_url ?? '/', 303);
  });
}

/** Signs and sends an event, as Stripe does. */
async function post(url: string, body: string, secret: string): Promise<string> {
  const t = Math.floor(Date.now() / 1_000);
  const v1 = createHmac('sha256', secret).update(`${t}.${body}`).digest('hex');
  const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': `t=${t},v1=${v1}` };
  try {
    const response = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(10_000) });
    return String(response.status);
  } catch {
    return 'no answer';
  }
}

function newCode(): string {
  return randomBytes(12).toString('hex');
}

function refuse(reply: FastifyReply, status: number, message: string, code?: string): FastifyReply {
  return reply.code(status).send({ error: { type: 'invalid_request_error', message, ...(code ? { code } : {}) } });
}
