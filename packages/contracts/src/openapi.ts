import { type AppRoute, ContractNoBody, isAppRoute } from '@ts-rest/core';
import { z } from 'zod';
import type { AudienceContract } from './client.ts';

type Json = Record<string, unknown>;

const title = 'Goldwren API';
const description =
  'Everything the Goldwren web app can do. Amounts are decimal strings with exactly two decimals, times are UTC in ISO 8601, lists are `{ results, next_cursor }`. Every error is a `Problem`: a sentence for people, a `code` for programs, and a `request_id` to quote to support.';

const statusTexts: Record<number, string> = {
  200: 'OK',
  201: 'Created',
  204: 'Done, no body',
  400: 'Malformed, or not enough coins',
  401: 'Not signed in',
  403: 'Not allowed, with the reason as code',
  404: 'Not found',
  409: 'Conflict with the current state',
  413: 'Body too large',
  415: 'Body is not JSON',
  422: 'Fields did not validate',
  429: 'Too many requests; see Retry-After',
  500: 'A fault of ours',
  503: 'Busy, or switched off',
};

/**
 * The OpenAPI 3.1 document of the contract. Named schemas (`.meta({ id })`) become components; what is only read and
 * what is only written are generated apart, because defaults and transformations make them differ.
 */
export function openApiDocument(contract: AudienceContract): Json {
  const components: Record<string, Json> = {};
  const paths: Record<string, Json> = {};
  for (const [area, routes] of Object.entries(contract)) {
    for (const [name, route] of Object.entries(routes)) {
      if (!isAppRoute(route)) continue;
      const path = route.path.replace(/:([A-Za-z]+)/g, '{$1}');
      paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(area, name, route, components) };
    }
  }
  return {
    openapi: '3.1.0',
    info: { title, version: '1.0.0', description },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: Object.fromEntries(Object.entries(components).sort(([a], [b]) => a.localeCompare(b))),
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'goldwren', description: 'Set by `POST /api/auth/login`.' },
      },
    },
  };
}

function operation(area: string, name: string, route: AppRoute, components: Record<string, Json>): Json {
  const body = 'body' in route && route.body instanceof z.ZodType ? schemaOf(route.body, 'input', components) : null;
  const needsPlayer = (route.metadata as { access?: string } | undefined)?.access === 'player';
  return {
    operationId: `${area}.${name}`,
    tags: [area],
    summary: route.summary,
    ...(route.description ? { description: route.description } : {}),
    ...(needsPlayer ? { security: [{ session: [] }] } : {}),
    parameters: [...parameters(route.pathParams, 'path', components), ...parameters(route.query, 'query', components)],
    ...(body ? { requestBody: { required: true, content: { [requestType(route)]: { schema: body } } } } : {}),
    responses: Object.fromEntries(
      Object.entries(route.responses).map(([status, schema]) => [status, response(Number(status), schema, components)]),
    ),
  };
}

/** JSON, or what the route says instead. */
function requestType(route: AppRoute): string {
  return ('contentType' in route && route.contentType) || 'application/json';
}

function response(status: number, schema: unknown, components: Record<string, Json>): Json {
  const text = { description: statusTexts[status] ?? String(status) };
  if (schema === ContractNoBody) return text;
  const { contentType, body } = contentOf(schema);
  return { ...text, content: { [contentType]: { schema: schemaOf(body, 'output', components) } } };
}

/** JSON, or what the route says instead (`c.otherResponse`). */
function contentOf(schema: unknown): { contentType: string; body: z.ZodType } {
  if (schema instanceof z.ZodType) return { contentType: 'application/json', body: schema };
  return schema as { contentType: string; body: z.ZodType };
}

function parameters(schema: unknown, where: 'path' | 'query', components: Record<string, Json>): Json[] {
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries(schema.shape as Record<string, z.ZodType>).map(([name, field]) => ({
    name,
    in: where,
    required: where === 'path' || !field.safeParse(undefined).success,
    schema: schemaOf(field, 'input', components),
  }));
}

/** A schema in JSON Schema 2020-12 with its named parts moved to the components. */
function schemaOf(schema: z.ZodType, io: 'input' | 'output', components: Record<string, Json>): Json {
  const {
    $schema: _,
    $defs,
    ...json
  } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json & {
    $defs?: Record<string, Json>;
  };
  for (const [id, definition] of Object.entries($defs ?? {})) keep(id, definition, components);
  if (typeof json.id === 'string') {
    keep(json.id, json, components);
    return { $ref: `#/components/schemas/${json.id}` };
  }
  return rewriteRefs(json) as Json;
}

function keep(id: string, definition: Json, components: Record<string, Json>): void {
  const { id: _, ...rest } = definition;
  const rewritten = rewriteRefs(rest, id) as Json;
  const known = components[id];
  if (known && JSON.stringify(known) !== JSON.stringify(rewritten)) {
    throw new Error(`schema ${id} differs as input and as output; give each an id of its own`);
  }
  components[id] = rewritten;
}

/** References into a schema's own definitions become references into the components; `#` is the schema itself. */
function rewriteRefs(node: unknown, self = ''): unknown {
  if (Array.isArray(node)) return node.map((item) => rewriteRefs(item, self));
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) =>
      key === '$ref' && typeof value === 'string'
        ? [key, `#/components/schemas/${value === '#' ? self : value.replace('#/$defs/', '')}`]
        : [key, rewriteRefs(value, self)],
    ),
  );
}
