import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How the server behaves on the next creation of a refund. */
export type Trouble = 'none' | 'fails' | 'refunds, then fails' | 'refunds, then hangs up' | 'rejects' | 'waits';

interface Refund {
  readonly id: string;
  readonly object: 'refund';
  readonly payment_intent: string;
  readonly amount: number;
  readonly status: string;
  readonly failure_reason?: string;
  readonly metadata: { readonly order: string; readonly refund: string };
}

/** A server with the refunds of the Stripe API, which can fail in every way that a network can. */
export interface RefundServer {
  readonly url: string;
  /** Every refund that moved money. */
  readonly refunds: Refund[];
  /** The requests that arrived, as method and idempotency key. */
  readonly requests: string[];
  trouble: Trouble;
  /** Also fails the list of refunds. */
  isDown: boolean;
  /** The status of new refunds. */
  status: string;
  /** Answers the requests of `waits`. */
  release(): void;
  close(): Promise<void>;
}

export async function startRefundServer(): Promise<RefundServer> {
  const answers = new Map<string, Refund>();
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const server: Server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '', 'http://host');
    const key = String(request.headers['idempotency-key'] ?? '');
    made.requests.push(`${request.method} ${key}`.trim());
    const send = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const failed = { error: { type: 'api_error', message: 'Something went wrong' } };
    if (made.isDown || !/^Bearer sk_test_/.test(request.headers.authorization ?? '')) return send(500, failed);
    if (request.method === 'GET') {
      const intent = url.searchParams.get('payment_intent');
      const data = made.refunds.filter(({ payment_intent }) => payment_intent === intent).reverse();
      return send(200, { object: 'list', has_more: false, data });
    }
    const form = new URLSearchParams(await textOf(request));
    const trouble = made.trouble;
    made.trouble = 'none';
    if (trouble === 'fails') return send(500, failed);
    if (trouble === 'rejects') return send(400, { error: { type: 'invalid_request_error', code: 'charge_disputed' } });
    const refund = answers.get(key) ?? refundOf(form, made.status, made.refunds.length);
    if (!answers.has(key)) made.refunds.push(refund);
    answers.set(key, refund);
    if (trouble === 'refunds, then fails') return send(500, failed);
    if (trouble === 'refunds, then hangs up') return request.socket.destroy();
    if (trouble === 'waits') await released;
    return send(200, refund);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const made: RefundServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    refunds: [],
    requests: [],
    trouble: 'none',
    isDown: false,
    status: 'succeeded',
    release: () => release(),
    close: async () => {
      release();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return made;
}

function refundOf(form: URLSearchParams, status: string, count: number): Refund {
  return {
    id: `re_${count + 1}`,
    object: 'refund',
    payment_intent: form.get('payment_intent') ?? '',
    amount: Number(form.get('amount')),
    status,
    ...(status === 'failed' ? { failure_reason: 'insufficient_funds' } : {}),
    metadata: { order: form.get('metadata[order]') ?? '', refund: form.get('metadata[refund]') ?? '' },
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text;
}
