import { PassThrough } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../../platform/problem.ts';
import type { CellRouter } from './cell-router.ts';
import { type Forwarded, forwardedHeader, writeForwarded } from './forwarded-header.ts';

const connectTimeoutMs = 2_000;
/** An API answers within 12 s, even when it repeats a call to the database. */
const answerTimeoutMs = 20_000;
/** Shorter than that of the API (protection/time-outs.ts), so that no request is sent on a connection that it has closed. */
const keepAliveMs = 10_000;
const connectionsPerCell = 64;
const retrySeconds = 1;

/** Headers about one connection, which the next one has its own of. undici rejects some of them. */
const hopHeaders = ['connection', 'expect', 'keep-alive', 'te', 'trailer', 'transfer-encoding', 'upgrade'];

/** Answers that another cell has written. */
const answeredElsewhere = new WeakSet<FastifyReply>();

/** Whether another cell wrote this answer, so that it is already signed. */
export function isAnsweredElsewhere(reply: FastifyReply): boolean {
  return answeredElsewhere.has(reply);
}

/** Loads the client for other cells. A site with one cell does not need its 4 MB. */
export async function installForwarding(api: FastifyInstance): Promise<void> {
  const { default: fastifyReplyFrom } = await import('@fastify/reply-from');
  await api.register(fastifyReplyFrom, {
    disableRequestLogging: true,
    undici: {
      connections: connectionsPerCell,
      connect: { timeout: connectTimeoutMs },
      headersTimeout: answerTimeoutMs,
      bodyTimeout: answerTimeoutMs,
      keepAliveTimeout: keepAliveMs,
    },
  });
}

/**
 * Sends a request to the API of another cell, and its answer to the client. A body that was not read is streamed. A request is
 * sent once, because a second sign-in would use a code twice.
 * @returns whether the cell exists
 * @throws Problem `not_found` for a path with `..`
 */
export async function forward(
  router: CellRouter,
  request: FastifyRequest,
  reply: FastifyReply,
  to: Forwarded,
): Promise<boolean> {
  if (leavesFolder(request.url)) throw new Problem('not_found');
  const upstream = await router.urlOf(to.cell);
  if (upstream === null) return false;
  if (request.body === undefined && hasBody(request)) request.body = streamBody(request);
  const type = request.headers['content-type'];
  // This cell does not know the session of the other one. Its plugin would clear the cookie that the other cell sets.
  (request as { session: unknown }).session = null;
  reply.from(undefined, {
    // Without these options, the plugin would encode the bytes of a signed notification as JSON.
    ...(Buffer.isBuffer(request.body) ? { body: request.body, contentType: type ?? 'application/octet-stream' } : {}),
    getUpstream: () => upstream,
    retryDelay: () => null,
    rewriteRequestHeaders: (_request, headers) => ({
      ...without(headers, hopHeaders),
      host: request.headers.host,
      'x-forwarded-for': request.ip,
      'x-forwarded-proto': request.protocol,
      [forwardedHeader]: writeForwarded(router.key, to),
    }),
    rewriteHeaders: (headers) => without(headers, hopHeaders),
    onResponse: (_request, _reply, answer) => {
      answeredElsewhere.add(reply);
      reply.send((answer as unknown as { stream: unknown }).stream);
    },
    onError: (_reply, { error }) => {
      reply.send(new Problem('unavailable', { retryAfterSeconds: retrySeconds, cause: error }));
    },
  });
  return true;
}

/** Whether a path, once decoded, leads out of a folder. The client for other cells would answer 400. No call has such a path. */
function leavesFolder(url: string): boolean {
  const path = decodeURIComponent(url.split('?', 1)[0] ?? '');
  return path.includes('/..') || path.includes('../');
}

/**
 * Returns a copy of the body's stream. When the cell cannot be reached, undici destroys the stream that it sends. The request itself
 * must stay open for the answer.
 */
function streamBody({ raw }: FastifyRequest): PassThrough {
  const body = raw.pipe(new PassThrough());
  raw.once('close', () => {
    if (!raw.readableEnded) body.destroy(new Error('the client left'));
  });
  return body;
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function without<T extends object>(headers: T, names: readonly string[]): T {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name))) as T;
}
