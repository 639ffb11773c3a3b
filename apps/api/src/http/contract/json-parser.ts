import type { FastifyInstance } from 'fastify';

/**
 * Accepts JSON bodies only. Every other type gets 415, including plain text, which Fastify accepts by default.
 * JSON is parsed as Fastify does it, and prototype keys are rejected. An empty body is allowed, because clients may send
 * the JSON header with a call that takes no body.
 */
export function installJsonParser(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (body === '') done(null, undefined);
    else parse(request, body, done);
  });
}
