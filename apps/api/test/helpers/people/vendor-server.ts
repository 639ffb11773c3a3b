import { createHmac, randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import { installStripeIdentitySandbox } from '../../../src/dev/identity-sandbox/install-stripe-identity.ts';
import type { Result, SandboxSession } from '../../../src/dev/identity-sandbox/stripe-identity-sessions.ts';
import type { StripeIdentityAccount } from '../../../src/identity-vendors/stripe/stripe-identity-settings.ts';
import type { SendOptions } from '../api/caller.ts';
import type { Settings } from '../api/settings.ts';

/** How the server behaves on the next creation of a session. */
export type VendorTrouble =
  | 'none'
  | 'fails'
  | 'is busy with the same key'
  | 'creates, then fails'
  | 'creates, then hangs up'
  | 'creates, then answers with nonsense';

/** The simulator of the identity vendor at its own port, which can fail in every way that a network can. */
export interface VendorServer {
  readonly account: StripeIdentityAccount;
  /** The settings of an API that uses this server. */
  readonly settings: Settings;
  /** The created sessions, oldest first. */
  sessions(): SandboxSession[];
  /** Method and last part of the path of the calls that arrived. */
  readonly calls: string[];
  trouble: VendorTrouble;
  /** Fails every call. */
  isDown: boolean;
  /** Where this server serves a hosted page. Its address is at the site to which the player returns. */
  pageOf(url: string): string;
  /** Selects a result on the hosted page, as a player does. Returns the event that the vendor sent, and where it sent the player. */
  choose(url: string, result: Result): Promise<{ event: SendOptions; location: string | null }>;
  /** Signs an event, by default with the secret of the account and now. */
  event(vendorRef: string, type: string, signed?: { secret?: string; at?: Date }): SendOptions;
  /** Deletes a session, as if it belonged to another account of the operator. */
  forget(vendorRef: string): void;
  close(): Promise<void>;
}

const root = '/dev/stripe-identity';
const path = `${root}/v1/identity/verification_sessions`;

export async function startVendorServer(): Promise<VendorServer> {
  const sessions = new Map<string, SandboxSession>();
  const account = { secretKey: 'rk_test_of_these_tests', webhookSecrets: ['whsec_of_these_tests'], apiUrl: '' };
  const app = Fastify({ forceCloseConnections: true });
  let received: SendOptions | null = null;
  app.addHook('preHandler', async ({ url, method }, reply) => {
    if (!url.startsWith(path)) return;
    server.calls.push(`${method} ${url.split('?')[0]?.split('/').at(-1)}`);
    const failure = { error: { type: 'api_error', message: 'robin@example.test is unlucky' } };
    if (server.isDown) return reply.code(503).send(failure);
    if (method !== 'POST' || url !== path) return;
    if (server.trouble === 'fails') return reply.code(500).send(failure);
    if (server.trouble === 'is busy with the same key') return reply.code(409).send(failure);
  });
  app.addHook('onSend', async ({ url, method }, reply, payload) => {
    if (method !== 'POST' || url !== path) return payload;
    const { trouble } = server;
    server.trouble = 'none';
    if (trouble === 'creates, then fails') reply.code(500);
    if (trouble === 'creates, then hangs up') reply.raw.destroy();
    return trouble === 'creates, then answers with nonsense' ? '<html>' : payload;
  });
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, async (_: unknown, body: string) => body);
    scope.post<{ Body: string }>('/api/identity/webhooks/stripe', async ({ body, headers }) => {
      received = { payload: body, headers: signatureOf(headers) };
      return { received: true };
    });
  });
  await installStripeIdentitySandbox(app, { kind: 'stripe', account, isSandbox: true }, sessions);
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  account.apiUrl = `${origin}${root}`;
  const pageOf = (url: string) => `${origin}${new URL(url).pathname}`;
  const server: VendorServer = {
    account,
    settings: {
      IDENTITY_VENDOR: 'stripe',
      STRIPE_IDENTITY_KEY: account.secretKey,
      STRIPE_IDENTITY_WEBHOOK_SECRET: account.webhookSecrets[0] as string,
      STRIPE_IDENTITY_API_URL: account.apiUrl,
    },
    sessions: () => [...sessions.values()],
    calls: [],
    trouble: 'none',
    isDown: false,
    pageOf,
    choose: async (url, result) => {
      const answer = await fetch(`${pageOf(url)}/${result}`, { method: 'POST', redirect: 'manual' });
      if (received === null) throw new Error(`the vendor answered ${answer.status} and sent no event`);
      return { event: received, location: answer.headers.get('location') };
    },
    event: (vendorRef, type, { secret = account.webhookSecrets[0] as string, at = new Date() } = {}) => {
      const object = { id: vendorRef, object: 'identity.verification_session', status: type };
      const event = { id: `evt_${randomUUID()}`, type: `identity.verification_session.${type}`, data: { object } };
      const payload = JSON.stringify(event);
      const t = Math.floor(at.getTime() / 1_000);
      const v1 = createHmac('sha256', secret).update(`${t}.${payload}`).digest('hex');
      return { payload, headers: { 'content-type': 'application/json', 'stripe-signature': `t=${t},v1=${v1}` } };
    },
    forget: (vendorRef) => void sessions.delete(vendorRef),
    close: () => app.close(),
  };
  return server;
}

function signatureOf(headers: Readonly<Record<string, string | string[] | undefined>>): Record<string, string> {
  return {
    'content-type': String(headers['content-type']),
    'stripe-signature': String(headers['stripe-signature']),
  };
}
