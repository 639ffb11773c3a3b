import type { FastifyInstance } from 'fastify';
import { Problem } from '../../platform/problem.ts';

/**
 * Refuses a request that names no host (HTTP/1.1 asks for one) or two. Node takes the first one silently, a proxy in front may have taken the other,
 * and links in answers and mails would then lead where a stranger says.
 */
export function installOneHost(app: FastifyInstance): void {
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
