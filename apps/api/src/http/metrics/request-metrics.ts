import type { FastifyInstance } from 'fastify';
import { httpDuration, httpRequests } from '../../platform/metrics/http.ts';
import { routeOf } from '../route-of.ts';

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/**
 * Counts every answered request. Neither a path nor a method that a client invents becomes a label.
 * The server errors of each call start at 0, because Prometheus does not see the first error of a new series as an increase.
 */
export function installRequestMetrics(app: FastifyInstance): void {
  app.addHook('onRoute', ({ config }) => {
    const route = config?.contractRoute;
    if (route) httpRequests.inc({ route: route.path, method: route.method, status: '5xx' }, 0);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const labels = { route: routeOf(request), method: methods.has(request.method) ? request.method : 'other' };
    httpRequests.inc({ ...labels, status: `${Math.floor(reply.statusCode / 100)}xx` });
    httpDuration.observe(labels, reply.elapsedTime / 1_000);
    done();
  });
}
