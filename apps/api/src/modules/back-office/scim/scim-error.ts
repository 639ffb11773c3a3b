import type { FastifyInstance, FastifyReply } from 'fastify';
import { asProblem, isUnavailable } from '../../../platform/postgres/postgres-error.ts';
import { Problem } from '../../../platform/problem.ts';

export const scimType = 'application/scim+json; charset=utf-8';

/** Detail keywords of RFC 7644, section 3.12. */
type ScimKeyword = 'invalidFilter' | 'invalidSyntax' | 'invalidPath' | 'invalidValue' | 'mutability';

/** An error of the SCIM interface. `detail` is for the administrator of the directory. */
export class ScimError extends Error {
  readonly status: number;
  readonly keyword: ScimKeyword | null;

  constructor(status: number, detail: string, keyword: ScimKeyword | null = null) {
    super(detail);
    this.name = 'ScimError';
    this.status = status;
    this.keyword = keyword;
  }
}

const sentences: Readonly<Record<number, string>> = {
  400: 'The request is not valid JSON.',
  401: 'The bearer token is missing or wrong.',
  404: 'The resource does not exist.',
  413: 'The request is too large.',
  415: 'The content type must be application/scim+json.',
  429: 'There are too many requests. Try again later.',
  503: 'The server is busy. Try again later.',
};

/** Sends every error of this scope in the format of RFC 7644. Server errors are logged, and their details are not sent. */
export function installScimErrors(scope: FastifyInstance): void {
  scope.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const shown = toScimError(error);
    if (shown.status >= 500) request.log.error({ err: error }, 'SCIM request failed');
    else request.log.info({ status: shown.status }, 'SCIM request refused');
    const known = asProblem(error);
    const retryAfter = known instanceof Problem ? known.details.retryAfterSeconds : undefined;
    if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
    sendScimError(shown, reply);
  });
}

export function sendScimError({ status, message, keyword }: ScimError, reply: FastifyReply): FastifyReply {
  if (status === 401) reply.header('www-authenticate', 'Bearer realm="SCIM"');
  return reply
    .code(status)
    .type(scimType)
    .send({
      schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
      status: String(status),
      ...(keyword === null ? {} : { scimType: keyword }),
      detail: message,
    });
}

function toScimError(error: Error & { statusCode?: number }): ScimError {
  if (error instanceof ScimError) return error;
  const known = asProblem(error);
  const status = known instanceof Problem ? known.status : isUnavailable(error) ? 503 : (error.statusCode ?? 500);
  const sentence = sentences[status];
  if (sentence === undefined) return new ScimError(500, 'The server could not process the request.');
  return new ScimError(status, sentence, status === 400 ? 'invalidSyntax' : null);
}
