import type { ProblemBody } from '@goldwren/contracts/problem';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { asProblem, isUnavailable } from '../../platform/postgres/postgres-error.ts';
import { Problem } from '../../platform/problem.ts';
import { roughNetworkOf } from '../caller/network-of.ts';
import { localeOf } from '../caller/request-locale.ts';
import { isDeclared } from '../contract/bind-contract.ts';
import { describeRequest } from '../request-log.ts';
import { describeProblem } from './describe-problem.ts';
import { createRefusalLog } from './refusal-log.ts';

const retryWhenBusySeconds = 1;

/** Sends every error in the problem format of the contract. Server errors are logged, and their details are not sent. */
export function installErrorHandling(app: FastifyInstance): void {
  const tooMany = createRefusalLog(app.log);
  app.addHook('onClose', async () => tooMany.flush());
  app.setErrorHandler((error: FastifyError | Problem, request, reply) => {
    const problem = toProblem(error);
    const shown = isDeclared(request, problem.status as never)
      ? problem
      : new Problem('internal_error', { internal: `undeclared problem ${problem.code}`, cause: error });
    const facts = { ...describeRequest(request), status: shown.status, internal: shown.details.internal };
    if (shown.status >= 500) {
      request.log.error({ ...facts, err: error }, 'request failed');
    } else if (shown.status === 429) {
      tooMany.count(shown.code, callerOf(request));
    } else {
      request.log.info({ ...facts, code: shown.code }, 'request refused');
    }
    sendProblem(shown, request, reply);
  });
  app.setNotFoundHandler((request, reply) => sendProblem(new Problem('not_found'), request, reply));
}

/** The id of the player or staff member whose session it is, otherwise the part of the network that identifies no one. */
function callerOf(request: FastifyRequest): string {
  const [principal] = Object.values(request.session?.principals?.() ?? {});
  return principal?.id ?? roughNetworkOf(request.ip) ?? 'unknown';
}

/** Handles requests that Fastify rejects before routing, such as a path that cannot be decoded. No hook has run. */
export function sendFrameworkProblem(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const problem = toProblem(error);
  request.log.info({ code: problem.code, internal: problem.details.internal }, 'request refused');
  reply.header('x-request-id', request.id);
  sendProblem(problem, request, reply);
}

function sendProblem(problem: Problem, request: FastifyRequest, reply: FastifyReply): void {
  const { retryAfterSeconds } = problem.details;
  const locale = localeOf(request);
  const body: ProblemBody = { ...describeProblem(problem, locale), request_id: request.id };
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds));
  reply.code(problem.status).headers({ 'cache-control': 'no-store', 'content-language': locale }).send(body);
}

/** Converts Fastify's rejections, database errors and unexpected errors to problems. */
function toProblem(error: FastifyError | Problem): Problem {
  const known = asProblem(error);
  if (known instanceof Problem) return withRetryAfter(known);
  if (isUnavailable(error)) {
    return new Problem('unavailable', { retryAfterSeconds: retryWhenBusySeconds, cause: error });
  }
  switch ((error as FastifyError).statusCode) {
    case 400:
      return new Problem('malformed_request', { internal: error.code, cause: error });
    case 413:
      return new Problem('payload_too_large', { cause: error });
    // A parameter is longer than any id, so nothing exists at this address.
    case 414:
      return new Problem('not_found', { internal: error.code, cause: error });
    case 415:
      return new Problem('unsupported_media_type', { cause: error });
    case 503:
      return new Problem('unavailable', { retryAfterSeconds: retryWhenBusySeconds, cause: error });
    default:
      return new Problem('internal_error', { cause: error });
  }
}

function withRetryAfter(problem: Problem): Problem {
  if (problem.status !== 429 || problem.details.retryAfterSeconds !== undefined) return problem;
  return new Problem(problem.code, { ...problem.details, retryAfterSeconds: 1 });
}
