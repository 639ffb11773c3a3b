import type { Access, AccessIn, GuardedContract } from '@goldwren/contracts/access';
import { codeOfIssue, fieldProblems } from '@goldwren/contracts/form-codes';
import type { ProblemStatus } from '@goldwren/contracts/problem';
import { type AppRoute, ContractNoBody } from '@ts-rest/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Problem } from '../platform/problem.ts';
import { installFormParser } from './form-parser.ts';
import type { AllHandlers } from './handlers.ts';
import type { Principal } from './principals.ts';
import { requireFresh } from './session.ts';

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
}

/**
 * Registers every route of an audience's contract. Per request: who is asking, then the shape of the input, then the
 * handler, then the shape of the answer, which is parsed and stripped in every environment: a field that the contract
 * does not name never leaves, and a status it does not name is a fault of ours.
 */
export function bindAudience<C extends GuardedContract<Access>>(
  app: FastifyInstance,
  contract: C,
  handlers: AllHandlers<C>,
  audience: Audience<AccessIn<C>>,
): void {
  for (const [area, routes] of Object.entries(contract)) {
    for (const [name, route] of Object.entries(routes)) {
      const handler = (handlers[area] as unknown as Record<string, LooseHandler>)[name] as LooseHandler;
      const guard = guardOf(route.metadata, audience as Audience<Access>);
      if (takesForm(route)) {
        // A scope of its own: no other call reads forms, and this one reads nothing else.
        app.register(async (scope) => {
          installFormParser(scope);
          bindRoute(scope, route, guard, handler);
        });
      } else bindRoute(app, route, guard, handler);
    }
  }
}

function takesForm(route: AppRoute): boolean {
  return 'contentType' in route && route.contentType === 'application/x-www-form-urlencoded';
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
    // Before the body is read: a stranger's body is not worth parsing.
    ...(guard ? { onRequest: async (request: FastifyRequest) => void guard(request) } : {}),
    handler: async (request, reply) => {
      const input = { ...parseInput(route, request), ...guard?.(request), request, reply };
      return sendAnswer(route, await handler(input), reply);
    },
  });
}

function parseInput(route: AppRoute, request: FastifyRequest): Record<string, unknown> {
  const input: Record<string, unknown> = { params: request.params };
  if (route.pathParams) {
    const parsed = (route.pathParams as z.ZodType).safeParse(request.params);
    // An id that cannot exist is as unknown as one that does not.
    if (!parsed.success) throw new Problem('not_found');
    input.params = parsed.data;
  }
  const issues: z.core.$ZodIssue[] = [];
  for (const part of ['query', 'body'] as const) {
    const schema = (route as { query?: unknown; body?: unknown })[part];
    if (!(schema instanceof z.ZodType)) continue;
    const parsed = schema.safeParse(request[part], { error: codeOfIssue });
    if (parsed.success) input[part] = parsed.data;
    else issues.push(...parsed.error.issues);
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
  return reply.code(answer.status).send(parsed.data);
}

/** Is this problem one that the route may answer? */
export function isDeclared(request: FastifyRequest, status: ProblemStatus): boolean {
  const route = request.routeOptions.config.contractRoute;
  return route === undefined || route.responses[status] !== undefined;
}
