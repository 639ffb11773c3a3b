import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Config } from '../config/config.ts';
import { logOptions } from '../platform/log-options.ts';
import { installJsonParser } from './contract/json-parser.ts';
import { installDrain } from './drain.ts';
import { installHealth, type ReadinessCheck } from './health.ts';
import { installRequestMetrics } from './metrics/request-metrics.ts';
import { installErrorHandling, sendFrameworkProblem } from './problems/error-handler.ts';
import { answerMalformedRequests } from './problems/parser-refusals.ts';
import { installHostCheck } from './protection/host-check.ts';
import { installSecurityContact } from './protection/security-contact.ts';
import { installSecurityHeaders, securityHeaders } from './protection/security-headers.ts';
import { nodeTimeOuts, serverTimeOuts, type TimeOuts } from './protection/time-outs.ts';
import { installRequestLog } from './request-log.ts';
import { installRequestTraces } from './request-traces.ts';

const bodyLimitBytes = 64 * 1024;

/** Creates the server without any calls: limits, error handling, headers and health checks. */
export async function createServer(
  config: Config,
  timeOuts: TimeOuts,
  readiness: readonly ReadinessCheck[],
): Promise<FastifyInstance> {
  const headers = await securityHeaders(config.isProduction);
  const app = Fastify({
    logger: logOptions('api', config.logLevel),
    // request-log.ts writes one line for each request instead of two.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    genReqId: () => randomUUID(),
    // These two handlers answer before any hook has run.
    frameworkErrors: (error, request, reply) => sendFrameworkProblem(error, request, reply.headers(headers.answers)),
    // host-check.ts rejects a request without Host, so that the answer has the usual problem format.
    http: { ...nodeTimeOuts(timeOuts), requireHostHeader: false },
    clientErrorHandler: answerMalformedRequests(headers.answers),
    bodyLimit: bodyLimitBytes,
    ...serverTimeOuts(timeOuts),
    trustProxy: (_address, hop) => hop < config.trustedProxies,
    // An open connection must not delay shutdown.
    forceCloseConnections: 'idle',
    // A request that arrives during shutdown is answered like any other. Fastify's own 503 has another format.
    return503OnClosing: false,
  });
  const drain = installDrain(app);
  installRequestTraces(app);
  installErrorHandling(app);
  installRequestLog(app, config.logLevel);
  installRequestMetrics(app);
  installJsonParser(app);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  installSecurityHeaders(app, headers);
  installHostCheck(app);
  installSecurityContact(app, config.securityContact, config.publicOrigin);
  installHealth(app, readiness, drain);
  return app;
}
