import { type PlayerContract, type ProblemStatus, playerContract } from '@goldwren/contracts/player';
import { type AppRoute, ContractNoBody, isAppRoute } from '@ts-rest/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Problem } from '../platform/problem.ts';
import { installFormParser } from './form-parser.ts';
import type { AllHandlers } from './handlers.ts';
import { requirePlayer } from './session.ts';

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

/**
 * Registers every route of the contract. Per request: who is asking, then the shape of the input, then the handler,
 * then the shape of the answer, which is parsed and stripped in every environment: a field that the contract does not
 * name never leaves, and a status it does not name is a fault of ours.
 */
export function bindContract(app: FastifyInstance, handlers: AllHandlers): void {
  for (const area of Object.keys(playerContract) as (keyof PlayerContract)[]) {
    for (const [name, route] of Object.entries<AppRoute>(playerContract[area])) {
      if (!isAppRoute(route)) throw new Error(`${area}.${name} is not a route`);
      const handler = (handlers[area] as unknown as Record<string, LooseHandler>)[name] as LooseHandler;
      if (takesForm(route)) {
        // A scope of its own: no other call reads forms, and this one reads nothing else.
        app.register(async (scope) => {
          installFormParser(scope);
          bindRoute(scope, route, handler);
        });
      } else bindRoute(app, route, handler);
    }
  }
}

function takesForm(route: AppRoute): boolean {
  return 'contentType' in route && route.contentType === 'application/x-www-form-urlencoded';
}

function bindRoute(app: FastifyInstance, route: AppRoute, handler: LooseHandler): void {
  const needsPlayer = (route.metadata as { access?: string } | undefined)?.access === 'player';
  app.route({
    method: route.method,
    url: route.path,
    config: { contractRoute: route },
    // Before the body is read: a stranger's body is not worth parsing.
    ...(needsPlayer ? { onRequest: async (request: FastifyRequest) => void requirePlayer(request) } : {}),
    handler: async (request, reply) => {
      const input = {
        ...parseInput(route, request),
        ...(needsPlayer ? { player: requirePlayer(request) } : {}),
        request,
        reply,
      };
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
  const errors: z.core.$ZodIssue[] = [];
  for (const part of ['query', 'body'] as const) {
    const schema = (route as { query?: unknown; body?: unknown })[part];
    if (!(schema instanceof z.ZodType)) continue;
    const parsed = schema.safeParse(request[part]);
    if (parsed.success) input[part] = parsed.data;
    else errors.push(...parsed.error.issues);
  }
  if (errors.length > 0) throw new Problem('validation_failed', { fieldErrors: fieldErrors(errors) });
  return input;
}

/** Messages per field, the path written with dots; what concerns the whole body stands under `body`. */
function fieldErrors(issues: readonly z.core.$ZodIssue[]): Record<string, string[]> {
  // No prototype: a field may be called anything.
  const byField: Record<string, string[]> = Object.create(null);
  for (const issue of issues) {
    const names =
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => [...issue.path, key].join('.'))
        : [issue.path.join('.')];
    for (const name of names) {
      const message = issue.code === 'unrecognized_keys' ? 'This field does not exist.' : issue.message;
      const field = name || 'body';
      byField[field] = [...(byField[field] ?? []), message];
    }
  }
  return byField;
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
