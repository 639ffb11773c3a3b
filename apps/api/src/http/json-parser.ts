import type { FastifyInstance } from 'fastify';

/**
 * JSON bodies as Fastify reads them (prototype keys refused), except that no body at all is fine: a call that takes
 * none may still come with the header.
 */
export function installJsonParser(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (body === '') done(null, undefined);
    else parse(request, body, done);
  });
}
