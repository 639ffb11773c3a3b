import Fastify from 'fastify';
import { eventOf, installPaypalSandbox, type SandboxBatch } from '../../../src/dev/paypal-sandbox/install-paypal.ts';
import type { PaypalAccount } from '../../../src/payout-apis/paypal/paypal-settings.ts';

/** How the server behaves on the next creation of a payout. */
export type Trouble =
  | 'none'
  | 'fails'
  | 'is busy'
  | 'rejects'
  | 'accepts, then fails'
  | 'accepts, then hangs up'
  | 'accepts, then answers with nonsense'
  | 'waits';

const paypalCredentials = {
  ...{ clientId: 'client-of-these-tests', clientSecret: 'secret-of-these-tests' },
  webhookId: '0WEBHOOKOFTESTS',
};

/** The simulator of the Payouts API at its own port, which can fail in every way that a network can. */
export interface PaypalServer {
  readonly account: PaypalAccount;
  /** The settings of an API that pays through it. */
  readonly settings: Readonly<Record<string, string>>;
  /** Every batch that moved money, in the order of its creation. */
  batches(): SandboxBatch[];
  /** Returns a signed event about a batch, for `send`. It can name another status than the batch has, or another webhook. */
  event(
    batch: SandboxBatch,
    status?: string,
    changes?: object,
    webhookId?: string,
  ): { headers: Record<string, string>; payload: string };
  /** Returns a signed event about a payment that was never sent. */
  unknownEvent(): { headers: Record<string, string>; payload: string };
  /** The calls that arrived, without those for tokens and for signatures. */
  readonly calls: string[];
  trouble: Trouble;
  /** Fails every call. */
  isDown: boolean;
  /** Runs once, while the next read of a payment waits for its answer. */
  duringRead: (() => Promise<unknown>) | null;
  /** Answers the calls of `waits`. */
  release(): void;
  close(): Promise<void>;
}

const path = '/dev/paypal/v1/payments/payouts';
const verification = '/dev/paypal/v1/notifications/verify-webhook-signature';

export async function startPaypalServer(): Promise<PaypalServer> {
  const batches = new Map<string, SandboxBatch>();
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const app = Fastify({ forceCloseConnections: true });
  const failure = (name: string) => ({ name, message: name, debug_id: '1', details: [], links: [] });
  app.addHook('preHandler', async ({ url, method }, reply) => {
    if (made.isDown && url.startsWith(verification)) return reply.code(503).send(failure('SERVICE_UNAVAILABLE'));
    if (!url.startsWith(path)) return;
    made.calls.push(method);
    if (made.isDown) return reply.code(503).send(failure('SERVICE_UNAVAILABLE'));
    if (method !== 'POST') return;
    const { trouble } = made;
    if (trouble === 'fails') return reply.code(500).send(failure('INTERNAL_SERVER_ERROR'));
    if (trouble === 'is busy') return reply.code(429).send(failure('RATE_LIMIT_REACHED'));
    if (trouble === 'rejects') return reply.code(422).send(failure('INSUFFICIENT_FUNDS'));
  });
  app.addHook('onSend', async ({ url, method }, reply, payload) => {
    if (method === 'GET' && url.startsWith(path)) {
      const { duringRead } = made;
      made.duringRead = null;
      await duringRead?.();
    }
    if (method !== 'POST' || !url.startsWith(path)) return payload;
    const { trouble } = made;
    made.trouble = 'none';
    if (trouble === 'waits') await released;
    if (trouble === 'accepts, then fails') reply.code(500);
    if (trouble === 'accepts, then hangs up') reply.raw.destroy();
    return trouble === 'accepts, then answers with nonsense' ? '<html>' : payload;
  });
  const account = { ...paypalCredentials, url: '' };
  await installPaypalSandbox(app, { kind: 'paypal', account, isSandbox: true }, batches);
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const made: PaypalServer = {
    account: { ...paypalCredentials, url: `${origin}/dev/paypal` },
    settings: {
      PAYOUT_PROVIDER: 'paypal',
      PAYPAL_CLIENT_ID: paypalCredentials.clientId,
      PAYPAL_CLIENT_SECRET: paypalCredentials.clientSecret,
      PAYPAL_API_URL: `${origin}/dev/paypal`,
      PAYPAL_WEBHOOK_ID: paypalCredentials.webhookId,
    },
    batches: () => [...batches.values()],
    event: (batch, status = batch.status, changes = {}, webhookId = paypalCredentials.webhookId) =>
      eventOf(batch, webhookId, status, changes),
    unknownEvent: () =>
      made.event({
        id: 'UNKNOWN',
        sent: { sender_batch_header: { sender_batch_id: 'x' }, items: [] },
        status: 'SUCCESS',
        error: null,
      }),
    calls: [],
    trouble: 'none',
    isDown: false,
    duringRead: null,
    release: () => release(),
    close: async () => {
      release();
      await app.close();
    },
  };
  return made;
}
