import type { FastifyInstance, FastifyRequest } from 'fastify';
import { routeOf } from './route-of.ts';

/** What every log line about a request says about it: no URL, no network address, and of people their ID only. */
export function describeRequest(request: FastifyRequest): Readonly<Record<string, string>> {
  const people = Object.entries(request.session?.principals?.() ?? {}).map(([name, { id }]) => [name, id]);
  return { method: request.method, route: routeOf(request), ...Object.fromEntries(people) };
}

/** The levels of LOG_LEVEL at which the line is written. At others it is not even composed. */
const levels = ['info', 'debug', 'trace'];

/** Logs one line for each answered request. Fastify's own lines contain the URL and the network address. */
export function installRequestLog(app: FastifyInstance, level: string): void {
  if (!levels.includes(level)) return;
  app.addHook('onResponse', (request, reply, done) => {
    const facts = { ...describeRequest(request), status: reply.statusCode, ms: Math.round(reply.elapsedTime) };
    request.log.info(facts, 'request completed');
    done();
  });
}
