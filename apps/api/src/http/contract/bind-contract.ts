import type { Access, AccessIn, GuardedContract } from '@goldwren/contracts/access';
import { codeOfIssue, fieldProblems, says } from '@goldwren/contracts/form-codes';
import type { ProblemStatus } from '@goldwren/contracts/problem';
import { type AppRoute, ContractNoBody } from '@ts-rest/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Problem } from '../../platform/problem.ts';
import { compression } from '../compression.ts';
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
/** `c.otherResponse` of ts-rest: an answer that is not JSON. */
interface OtherAnswer {
  readonly contentType: string;
  readonly body: z.ZodType;
}
type LooseHandler = (input: Record<string, unknown>) => Promise<Answer>;

/** Whose calls are bound, and how they are known. */
export interface Audience<A extends Access> {
  /**
   * Who is asking, when this access lets them in.
   * @throws Problem `unauthenticated` when nobody is signed in, `forbidden` when it is not theirs to call.
   */
  principalOf(request: FastifyRequest, access: Exclude<A, { access: 'everyone' }>): Principal;
  /** Counts an upload before any of it is read. Without it the audience's calls take no files. */
  admitUpload?(request: FastifyRequest, principal: Principal): Promise<void>;
}

/** Registers the routes of some calls of a contract: handlers by area and name (handlers.ts). */
export type BindCalls = (scope: FastifyInstance, handlers: object) => void;

/**
 * How an audience's calls become routes. Per request: who is asking, then the shape of the input, then the handler, then
 * the shape of the answer, which is parsed and stripped in every environment: a field that the contract does not name
 * never leaves, and a status that it does not name is a fault of the server.
 */
export function createBinding<C extends GuardedContract<Access>>(
  contract: C,
  audience: Audience<AccessIn<C>>,
): BindCalls {
  const gate = createUploadLimit();
  return (scope, handlers) => {
    for (const [area, calls] of Object.entries(handlers as Record<string, Record<string, LooseHandler>>)) {
      for (const [name, handler] of Object.entries(calls)) {
        const route = contract[area]?.[name];
        if (!route) throw new Error(`${area}.${name} is no call of the contract`);
        bindCall(scope, route, audience as Audience<Access>, gate, handler);
      }
    }
  };
}

type GuardedRoute = AppRoute & { readonly metadata: Access };

function bindCall(
  app: FastifyInstance,
  route: GuardedRoute,
  audience: Audience<Access>,
  gate: UploadLimit,
  handler: LooseHandler,
): void {
  const guard = guardOf(route.metadata, audience);
  if (route.metadata.rawBody) {
    // A scope of its own: no other call takes bytes of any type.
    app.register(async (scope) => {
      installRawBody(scope);
      bindRoute(scope, route, guard, handler);
    });
  } else if (takesFile(route)) {
    app.register(async (scope) => {
      await installMultipart(scope);
      bindUpload(scope, route, audience, gate, handler);
    });
  } else if (route.metadata.revalidated) {
    app.register(async (scope) => {
      await installRevalidation(scope);
      bindRoute(scope, route, guard, handler);
    });
  } else bindRoute(app, route, guard, handler);
}

function takesFile(route: AppRoute): boolean {
  return 'contentType' in route && route.contentType === 'multipart/form-data';
}

type Guard = (request: FastifyRequest) => Readonly<Record<string, Principal>>;

/**
 * Who is asking, under the name of the access; null for a route for everyone. Whether they may is asked before whether
 * they have proved it lately, so that nobody gives a password for what stays forbidden.
 */
function guardOf(access: Access, audience: Audience<Access>): Guard | null {
  if (access.access === 'everyone') return null;
  return (request) => {
    const principal = audience.principalOf(request, access as never);
    if (access.fresh) requireFresh(request);
    return { [access.access]: principal };
  };
}

function bindRoute(app: FastifyInstance, route: AppRoute, guard: Guard | null, handler: LooseHandler): void {
  app.route({
    method: route.method,
    url: route.path,
    config: { contractRoute: route },
    // What is read may be long. What moves money answers with a few fields.
    ...(route.method === 'GET' ? { compress: compression } : {}),
    // Before the body is read: a stranger's body is not worth parsing.
    ...(guard ? { onRequest: checks(guard) } : {}),
    handler: async (request, reply) => {
      const input = inputOf(route, request, reply, guard?.(request));
      return sendAnswer(route, await handler(input), reply);
    },
  });
}

/**
 * A call that takes a file. Who is asking, how often they have, and whether there is room come before the body: it is read
 * into memory only while its turn lasts.
 */
function bindUpload(
  app: FastifyInstance,
  route: GuardedRoute,
  audience: Audience<Access>,
  gate: UploadLimit,
  handler: LooseHandler,
): void {
  const { maxUploadBytes } = route.metadata;
  const guard = guardOf(route.metadata, audience);
  if (guard === null || maxUploadBytes === undefined) {
    throw new Error(`${route.path}: a call that takes files is for somebody, and says how large they may be`);
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
      return gate.run(principal.id, async () => {
        // Cut off while it waited: reading it would wait for bytes that never come, in the place of others.
        if (request.raw.destroyed) throw new Problem('malformed_request', { params: { reason: 'form' } });
        request.body = await readMultipart(request, maxUploadBytes);
        return sendAnswer(route, await handler(inputOf(route, request, reply, caller)), reply);
      });
    },
  });
}

/** `async`, which Zod would add, for the reason of `inputOf`. */
const parsing = { error: codeOfIssue, async: false };

function textIssue(path: string[]): z.core.$ZodIssue {
  return { code: 'custom', input: undefined, path, message: says('plain_text_only') };
}

/**
 * What a handler gets. Set name by name: what V8 adds to an object that began with a spread gives it a hidden class of its
 * own, and every place that reads it then looks its names up anew (docs/decisions/0028-rounds-share-a-statement.md).
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
    // An id that cannot exist is as unknown as one that does not.
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

/** Is this problem one that the route may answer? */
export function isDeclared(request: FastifyRequest, status: ProblemStatus): boolean {
  const route = request.routeOptions.config.contractRoute;
  return route === undefined || route.responses[status] !== undefined;
}
