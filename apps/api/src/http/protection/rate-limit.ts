import fastifyRateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { Problem } from '../../platform/problem.ts';
import { networkOf } from '../caller/network-of.ts';

const windowMs = 60_000;

/** Limits requests per address over the whole API, against floods. Calls that need a finer limit have their own rate limit. */
export async function installRateLimit(app: FastifyInstance, perMinute: number): Promise<void> {
  await app.register(fastifyRateLimit, {
    max: perMinute,
    timeWindow: windowMs,
    keyGenerator: (request) => networkOf(request.ip),
    // Counters are hidden, because a client only needs Retry-After.
    addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    addHeaders: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    errorResponseBuilder: (_request, context) =>
      new Problem('rate_limited', { retryAfterSeconds: Math.max(1, Math.ceil(context.ttl / 1000)) }),
  });
}
