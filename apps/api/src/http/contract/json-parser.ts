import type { FastifyInstance } from 'fastify';

/**
 * JSON is the only kind of body: anything else is 415, also plain text, which Fastify would read. JSON bodies as Fastify reads them (prototype keys refused), except that no body at all is fine: a call that takes
 * none may still come with the header.
 */
export function installJsonParser(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (body === '') done(null, undefined);
    else parse(request, body, done);
  });
}
