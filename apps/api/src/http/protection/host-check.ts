import type { FastifyInstance } from 'fastify';
import { Problem } from '../../platform/problem.ts';

/**
 * Rejects a request with two Host headers, or with none unless it is HTTP/1.0. Node silently uses the first of two, while a
 * proxy may have used the other. An attacker could then choose the host of links in answers and mail.
 */
export function installHostCheck(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { rawHeaders } = request.raw;
    let hosts = 0;
    for (let at = 0; at < rawHeaders.length; at += 2) {
      if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') hosts += 1;
    }
    const named = request.headers.host !== undefined || request.raw.httpVersion === '1.0';
    done(hosts <= 1 && named ? undefined : new Problem('malformed_request', { internal: `${hosts} Host headers` }));
  });
}
