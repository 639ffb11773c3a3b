import { type Span, SpanStatusCode } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isTracing, runBelow, startTrace } from '../platform/tracing/tracing.ts';
import { routeOf } from './route-of.ts';

/**
 * Traces some of the requests. A span contains the method, the path of the contract and the status: no URL, address or header,
 * and no ID of a person. The log lines of the request have the ID of the trace. We do not use `@fastify/otel`, because it wraps
 * every handler, also of requests that are not traced (decision 0067).
 */
export function installRequestTraces(app: FastifyInstance): void {
  if (!isTracing()) return;
  const spans = new WeakMap<FastifyRequest, Span>();
  app.addHook('onRequest', (request, reply, done) => {
    const route = routeOf(request);
    const span = startTrace(`${request.method} ${route}`);
    if (!span) return done();
    spans.set(request, span);
    span.setAttributes({ 'http.request.method': request.method, 'http.route': route });
    // All log lines of this request.
    request.log = request.log.child({ trace_id: span.spanContext().traceId });
    // Also when the client leaves before the answer.
    reply.raw.once('close', () => {
      span.setAttribute('http.response.status_code', reply.statusCode);
      if (reply.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    });
    runBelow(span, done);
  });
  // The events of a body's stream do not keep the asynchronous context of their listeners.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request);
    if (span) runBelow(span, done);
    else done();
  });
}
