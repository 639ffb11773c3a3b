import { type AppRoute, ContractNoBody } from '@ts-rest/core';
import { z } from 'zod';
import type { Access, GuardedContract } from './shared/access.ts';

type Json = Record<string, unknown>;

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

/** What a document says beside its calls. A contract's area without a sentence does not compile. */
export interface DocumentFacts<C> {
  readonly title: string;
  readonly description: string;
  readonly cookie: { readonly name: string; readonly description: string };
  readonly areas: { readonly [Area in keyof C]: string };
}

/**
 * The OpenAPI 3.1 document of an audience's contract. Named schemas (`.meta({ id })`) become components; what is only
 * read and what is only written are generated apart, because defaults and transformations make them differ.
 */
export function openApiDocument<C extends GuardedContract<Access>>(contract: C, facts: DocumentFacts<C>): Json {
  const components: Record<string, Json> = {};
  const paths: Record<string, Json> = {};
  for (const [area, routes] of Object.entries(contract)) {
    for (const [name, route] of Object.entries(routes)) {
      const path = route.path.replace(/:([A-Za-z]+)/g, '{$1}');
      paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(area, name, route, components) };
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: facts.title,
      version: '1.0.0',
      description: facts.description,
      contact: { name: 'Goldwren support' },
      license: { name: 'As in the file LICENSE of the source', identifier: 'LicenseRef-Goldwren' },
    },
    servers: [{ url: '/', description: 'The site itself.' }],
    tags: Object.entries<string>(facts.areas).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: Object.fromEntries(Object.entries(components).sort(([a], [b]) => a.localeCompare(b))),
      parameters: { IdempotencyKey: idempotencyKey },
      headers: responseHeaders,
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', ...facts.cookie } },
    },
  };
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Chosen by the caller, new for every intention. Sent again with the same body: the first answer again; with another body: `idempotency_mismatch`.',
  schema: { type: 'string', pattern: '^[!-~]{1,128}$' },
};

const responseHeaders = {
  'X-Request-Id': { description: 'Quote it to support.', schema: { type: 'string', format: 'uuid' } },
  'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 1 } },
  'Set-Cookie': { description: 'The session cookie, new or expired.', schema: { type: 'string' } },
};

function operation(
  area: string,
  name: string,
  route: AppRoute & { readonly metadata: Access },
  components: Record<string, Json>,
): Json {
  const taken = 'body' in route && route.body instanceof z.ZodType ? route.body : null;
  const body = taken && schemaOf(taken, 'input', components);
  const required = !taken?.safeParse(undefined).success;
  const { access, idempotencyKey: key } = route.metadata;
  return {
    operationId: `${area}.${name}`,
    tags: [area],
    summary: route.summary,
    ...descriptionOf(route),
    security: access === 'everyone' ? [] : [{ session: [] }],
    parameters: [
      ...parameters(route.pathParams, 'path', components),
      ...parameters(route.query, 'query', components),
      ...(key ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
    ],
    ...(body ? { requestBody: { required, content: { [requestType(route)]: { schema: body } } } } : {}),
    responses: Object.fromEntries(
      Object.entries(route.responses)
        .filter(([status]) => canAnswer(route, Number(status)))
        .map(([status, schema]) => [status, response(route, Number(status), schema, components)]),
    ),
  };
}

/** What the contract says of the call, and what it asks of the caller beside a session. */
function descriptionOf(route: AppRoute & { readonly metadata: Access & { readonly permission?: string } }): Json {
  const { permission, fresh, revalidated } = route.metadata;
  const sentences = [
    route.description,
    permission && `Needs the permission \`${permission}\`.`,
    revalidated && 'Carries an `ETag`: sent back as `If-None-Match`, it is answered with 304 when nothing has changed.',
    fresh && 'Asks who is signed in to prove it again after a while: `reauthentication_required`.',
  ].filter(Boolean);
  return sentences.length > 0 ? { description: sentences.join(' ') } : {};
}

/** Every route may answer the common problems; of a GET no body is read, and without input none is invalid. */
export function canAnswer(route: AppRoute & { readonly metadata: Access }, status: number): boolean {
  if (status === 413 || status === 415) return route.method !== 'GET';
  if (status !== 422) return true;
  const readsBody = 'body' in route && route.body instanceof z.ZodType;
  return readsBody || route.query !== undefined || route.metadata.idempotencyKey !== undefined;
}

/** JSON, or what the route says instead. */
function requestType(route: AppRoute): string {
  return ('contentType' in route && route.contentType) || 'application/json';
}

function response(
  route: { readonly metadata: Access },
  status: number,
  schema: unknown,
  components: Record<string, Json>,
): Json {
  const setsCookie = status < 300 && route.metadata.cookie !== undefined;
  const names = ['X-Request-Id', ...(status === 429 || status === 503 ? ['Retry-After'] : [])];
  const headers = [...names, ...(setsCookie ? ['Set-Cookie'] : [])];
  const text = {
    description: statusTexts[status] ?? String(status),
    headers: Object.fromEntries(headers.map((name) => [name, { $ref: `#/components/headers/${name}` }])),
  };
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
    ...(field.description ? { description: field.description } : {}),
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
