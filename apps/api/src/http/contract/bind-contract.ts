import type { Access, AccessIn, GuardedContract } from '@goldwren/contracts/access';
import { fieldProblems, formCode, toFormCode } from '@goldwren/contracts/form-codes';
import type { ProblemStatus } from '@goldwren/contracts/problem';
import { type AppRoute, ContractNoBody } from '@ts-rest/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Problem } from '../../platform/problem.ts';
import type { Relocate } from '../cells/cell-routing.ts';
import { overCellsOf } from '../cells/over-cells-of.ts';
import type { CellSource } from '../cells/public-calls.ts';
import type { ReadOverCells } from '../cells/read-over-cells.ts';
import { compression } from '../compression.ts';
import { registerScope } from '../named-scope.ts';
import type { Principal } from '../sessions/principals.ts';
import { requireFresh } from '../sessions/session.ts';
import { installRevalidation } from '../sites/revalidation.ts';
import { checks } from './checks.ts';
import { installMultipart, readMultipart } from './multipart.ts';
import { installRawBody } from './raw-body.ts';
import { findUnstorableText } from './storable-text.ts';
import { createUploadLimit, type UploadLimit } from './upload-limit.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    contractRoute?: AppRoute;
  }
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
}
/** An answer that is not JSON: `c.otherResponse` of ts-rest. */
interface OtherAnswer {
  readonly contentType: string;
  readonly body: z.ZodType;
}
type LooseHandler = (input: Record<string, unknown>) => Promise<Answer>;

interface AudienceCells {
  readonly sources: Readonly<Record<string, Readonly<Record<string, CellSource>>>>;
  readonly relocate: Relocate;
  /** Makes calls over all cells. Undefined for an audience without such calls. */
  readonly readOverCells?: ReadOverCells;
}

/** The callers of a contract, and how they are authenticated. */
export interface Audience<A extends Access> {
  /** How public calls reach their cell. Null on a site with one cell. */
  readonly cells?: AudienceCells | null;
  /**
   * Returns the caller when this access allows the call.
   * @throws Problem `unauthenticated` when no one is signed in, `forbidden` when the caller lacks the permission.
   */
  principalOf(request: FastifyRequest, access: Exclude<A, { access: 'everyone' }>): Principal;
  /** Signs the answers of the calls in this scope. Required for an audience with such calls. */
  installReceipts?(scope: FastifyInstance): void;
  /** Rate-limits an upload before its body is read. Without this method, the audience cannot upload files. */
  admitUpload?(request: FastifyRequest, principal: Principal): Promise<void>;
}

/** Registers routes for some calls of a contract. `handlers` are keyed by area and name (handlers.ts). */
export type BindCalls = (scope: FastifyInstance, handlers: object) => void;

/**
 * Turns an audience's calls into routes. Each request is authenticated, its input is validated, and its handler runs.
 * The answer is then parsed and stripped in every environment, so a field outside the contract is never sent.
 * A status outside the contract is a server error.
 */
export function createBinding<C extends GuardedContract<Access>>(
  contract: C,
  audience: Audience<AccessIn<C>>,
): BindCalls {
  const uploadLimit = createUploadLimit();
  return (scope, handlers) => {
    for (const [area, calls] of Object.entries(handlers as Record<string, Record<string, LooseHandler>>)) {
      for (const [name, handler] of Object.entries(calls)) {
        const route = contract[area]?.[name];
        if (!route) throw new Error(`${area}.${name} is not a call of the contract`);
        const source = audience.cells?.sources[area]?.[name];
        bindCall(scope, route, { ...(audience as Audience<Access>), source }, uploadLimit, handler);
      }
    }
  };
}

/** The audience of one call, and how the cell of a public call is found. */
type CallAudience = Audience<Access> & { readonly source: CellSource | undefined };

type GuardedRoute = AppRoute & { readonly metadata: Access };

function bindCall(
  app: FastifyInstance,
  route: GuardedRoute,
  audience: CallAudience,
  uploadLimit: UploadLimit,
  handler: LooseHandler,
): void {
  const guard = guardOf(route.metadata, audience);
  const bind = (scope: FastifyInstance): void => bindRoute(scope, route, guard, audience, handler);
  if (route.metadata.rawBody) {
    // A separate scope, so that no other call accepts a body of any type.
    registerScope(app, route.path, async (scope) => {
      installRawBody(scope);
      bind(scope);
    });
  } else if (takesFile(route)) {
    registerScope(app, route.path, async (scope) => {
      await installMultipart(scope);
      bindUpload(scope, route, audience, uploadLimit, handler);
    });
  } else if (route.metadata.receipt) {
    registerScope(app, route.path, async (scope) => {
      if (!audience.installReceipts) throw new Error(`${route.path}: this audience signs no answers`);
      audience.installReceipts(scope);
      bind(scope);
    });
  } else if (route.metadata.revalidated) {
    registerScope(app, route.path, async (scope) => {
      await installRevalidation(scope);
      bind(scope);
    });
  } else bind(app);
}

function takesFile(route: AppRoute): boolean {
  return 'contentType' in route && route.contentType === 'multipart/form-data';
}

type Guard = (request: FastifyRequest) => Readonly<Record<string, Principal>>;

/**
 * Returns a function that finds the caller, keyed by the name of the access; null for a public route. It checks the
 * permission before freshness, so that no one re-enters a password for a call that stays forbidden.
 */
function guardOf(access: Access, audience: Audience<Access>): Guard | null {
  if (access.access === 'everyone') return null;
  return (request) => {
    const principal = audience.principalOf(request, access as never);
    if (access.fresh) requireFresh(request);
    return { [access.access]: principal };
  };
}

function bindRoute(
  app: FastifyInstance,
  route: AppRoute,
  guard: Guard | null,
  { cells, source }: CallAudience,
  handler: LooseHandler,
): void {
  const relocate = source === 'entry' ? undefined : cells?.relocate;
  const overCells = overCellsOf(route) === null ? undefined : cells?.readOverCells;
  app.route({
    method: route.method,
    url: route.path,
    config: { contractRoute: route, ...(source ? { cellSource: source } : {}) },
    // Answers to GET can be long. Answers to calls that move money have a few fields.
    ...(route.method === 'GET' ? { compress: compression } : {}),
    // Runs before the body is read, so that the body of an unauthenticated caller is never parsed.
    ...(guard ? { onRequest: checks(guard) } : {}),
    handler: async (request, reply) => {
      const input = inputOf(route, request, reply, guard?.(request));
      if (source && (await relocate?.(request, reply, source, input))) return reply;
      const answerOwn = () => handler(input);
      return sendAnswer(route, await (overCells?.(route, request, input, answerOwn) ?? answerOwn()), reply);
    },
  });
}

/**
 * Binds a call that takes a file. Authentication, the rate limit and the upload limit are checked before the body is read.
 * The body is in memory only while its turn in the upload queue lasts.
 */
function bindUpload(
  app: FastifyInstance,
  route: GuardedRoute,
  audience: Audience<Access>,
  uploadLimit: UploadLimit,
  handler: LooseHandler,
): void {
  const { maxUploadBytes } = route.metadata;
  const guard = guardOf(route.metadata, audience);
  if (guard === null || maxUploadBytes === undefined) {
    throw new Error(`${route.path}: a call that takes files needs an access other than everyone, and maxUploadBytes`);
  }
  app.route({
    method: route.method,
    url: route.path,
    config: { contractRoute: route },
    onRequest: checks(guard),
    handler: async (request, reply) => {
      const caller = guard(request);
      const [principal] = Object.values(caller) as [Principal];
      if (!audience.admitUpload) throw new Problem('internal_error', { internal: 'no uploads for this audience' });
      await audience.admitUpload(request, principal);
      return uploadLimit.run(principal.id, async () => {
        // The client disconnected while waiting. Reading would block the queue for bytes that never arrive.
        if (request.raw.destroyed) throw new Problem('malformed_request', { params: { reason: 'form' } });
        request.body = await readMultipart(request, maxUploadBytes);
        return sendAnswer(route, await handler(inputOf(route, request, reply, caller)), reply);
      });
    },
  });
}

/** `async` is set here because Zod would add it later, which is slow for the reason given at `inputOf`. */
const parsing = { error: toFormCode, async: false };

function textIssue(path: string[]): z.core.$ZodIssue {
  return { code: 'custom', input: undefined, path, message: formCode('plain_text_only') };
}

/**
 * Builds the input of a handler. Fields are assigned one by one, because an object that starts with a spread gets its own
 * hidden class in V8. Property lookups then miss their inline cache (docs/decisions/0028-rounds-share-a-statement.md).
 */
function inputOf(
  route: AppRoute,
  request: FastifyRequest,
  reply: FastifyReply,
  caller: Readonly<Record<string, Principal>> | undefined,
): Record<string, unknown> {
  const input: Record<string, unknown> = { params: request.params, request, reply };
  Object.assign(input, caller);
  if (route.pathParams) {
    const parsed = (route.pathParams as z.ZodType).safeParse(request.params);
    // A malformed id gets the same answer as an unknown one.
    if (!parsed.success || findUnstorableText(parsed.data).length > 0) throw new Problem('not_found');
    input.params = parsed.data;
  }
  const issues: z.core.$ZodIssue[] = [];
  for (const part of ['query', 'body'] as const) {
    const schema = (route as { query?: unknown; body?: unknown })[part];
    if (!(schema instanceof z.ZodType)) continue;
    const parsed = schema.safeParse(request[part], parsing);
    if (!parsed.success) {
      issues.push(...parsed.error.issues);
      continue;
    }
    const unstorable = findUnstorableText(parsed.data);
    issues.push(...unstorable.map((path) => textIssue([...path])));
    input[part] = parsed.data;
  }
  if (issues.length > 0) throw new Problem('validation_failed', { fields: fieldProblems(issues) });
  return input;
}

function sendAnswer(route: AppRoute, answer: Answer, reply: FastifyReply): unknown {
  const schema = route.responses[answer.status];
  if (schema === undefined) throw new Problem('internal_error', { internal: `undeclared status ${answer.status}` });
  if (schema === ContractNoBody) return reply.code(answer.status).send();
  const { contentType, body } =
    schema instanceof z.ZodType ? { contentType: null, body: schema } : (schema as OtherAnswer);
  const parsed = body.safeParse(answer.body);
  if (!parsed.success) {
    throw new Problem('internal_error', { internal: `answer does not fit the contract: ${parsed.error.message}` });
  }
  if (contentType) reply.type(contentType);
  reply.code(answer.status);
  return parsed.data;
}

/** Whether the route's contract declares this status. Requests without a contract route accept any status. */
export function isDeclared(request: FastifyRequest, status: ProblemStatus): boolean {
  const route = request.routeOptions.config.contractRoute;
  return route === undefined || route.responses[status] !== undefined;
}
