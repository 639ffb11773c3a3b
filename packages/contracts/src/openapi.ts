import { type AppRoute, ContractNoBody } from '@ts-rest/core';
import { z } from 'zod';
import type { AnyExample, AnyExamples, ExamplesOf } from './openapi/examples.ts';
import { type DeclaredProblem, groupByStatus, guardCodes, type ProblemsOf } from './openapi/problem-codes.ts';
import { createSchemaComponents, type Json, type SchemaComponents, toPascalCase } from './openapi/schema-components.ts';
import { getTag, type TagIn } from './openapi/tags.ts';
import type { Access, GuardedContract } from './shared/access.ts';
import { type ProblemBody, type ProblemCode, problemStatus } from './shared/problem.ts';

const statusTexts: Record<number, string> = {
  200: 'OK',
  201: 'Created',
  202: 'Accepted',
  204: 'Success. The response has no body.',
  400: 'The request is malformed, or the balance is too low.',
  401: 'Not signed in, or the credentials are incorrect.',
  403: 'Not allowed. `code` gives the reason.',
  404: 'Not found.',
  409: 'Conflict with the current state.',
  413: 'The body is too large.',
  415: 'The content type of the body is not supported.',
  422: 'Fields are not valid. `field_errors` names them.',
  429: 'Too many requests. Wait for the number of seconds in `Retry-After`.',
  500: 'Internal error.',
  503: 'Temporarily unavailable, or switched off.',
};

/** The parts of a document that are not calls. A tag without a description does not compile. */
export interface DocumentFacts<C> {
  readonly title: string;
  readonly description: string;
  readonly cookie: { readonly name: string; readonly description: string };
  /** Examples and problems of every call. Only set for a document that consumers read. */
  readonly calls?: { readonly examples: ExamplesOf<C>; readonly problems: ProblemsOf<C> };
  /** Descriptions in the order of the document. */
  readonly tags: { readonly [Tag in TagIn<C>]: string };
}

/** Parts of the document that come from code outside the contract. */
export interface DocumentAdditions {
  /** Components that replace those with the same name, or are added. */
  readonly schemas?: Readonly<Record<string, Json>>;
  /** Further request examples by name, for each call by `area.call`. */
  readonly requests?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** Returns the error response with this code. */
  problemExample?(code: ProblemCode): ProblemBody;
}

type Route = AppRoute & { readonly metadata: Access };

type AnyProblems = Readonly<Record<string, Readonly<Record<string, readonly DeclaredProblem[]>>>>;

/** A call with everything that documents it. */
interface Call {
  readonly area: string;
  readonly name: string;
  readonly route: Route;
  readonly example: AnyExample | undefined;
  /** Problems that the call can return. Undefined: every status that its contract declares. */
  readonly codes: readonly DeclaredProblem[] | undefined;
  /** Further request examples by name. */
  readonly requests: Readonly<Record<string, unknown>>;
}

/**
 * Builds the OpenAPI 3.1 document of a contract. Named schemas (`.meta({ id })`) become components. Other objects get a
 * name from their position. Request and response schemas are generated separately, because defaults and
 * transformations make them differ.
 */
export function buildOpenApiDocument<C extends GuardedContract<Access>>(
  contract: C,
  facts: DocumentFacts<C>,
  additions: DocumentAdditions = {},
): Json {
  const components = createSchemaComponents();
  const paths: Record<string, Json> = {};
  for (const [area, routes] of Object.entries(contract)) {
    for (const [name, route] of Object.entries(routes)) {
      const path = toDocumentedPath(route.path);
      const call: Call = {
        area,
        name,
        route,
        example: (facts.calls?.examples as AnyExamples | undefined)?.[area]?.[name],
        codes: (facts.calls?.problems as AnyProblems | undefined)?.[area]?.[name],
        requests: additions.requests?.[`${area}.${name}`] ?? {},
      };
      paths[path] = { ...paths[path], [route.method.toLowerCase()]: buildOperation(call, components) };
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: facts.title,
      version: '1.0.0',
      description: facts.description,
      contact: { name: 'Goldwren support' },
      license: { name: 'See the file LICENSE of the source', identifier: 'LicenseRef-Goldwren' },
    },
    servers: [{ url: '/', description: 'The server of the site.' }],
    tags: Object.entries<string>(facts.tags).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: { ...components.all(), ...additions.schemas },
      ...buildProblemExamples(paths, additions),
      parameters: { IdempotencyKey: idempotencyKey },
      headers: responseHeaders,
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', ...facts.cookie } },
    },
  };
}

/** Builds one example for every problem that the document refers to. */
function buildProblemExamples(paths: Json, { problemExample }: DocumentAdditions): Json {
  const referred = new Set(
    [...JSON.stringify(paths).matchAll(/"#\/components\/examples\/(\w+)"/g)].map(([, code]) => code),
  );
  if (!problemExample) return {};
  const codes = Object.keys(problemStatus).filter((code) => referred.has(code)) as ProblemCode[];
  return { examples: Object.fromEntries(codes.map((code) => [code, { value: problemExample(code) }])) };
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'A key that the caller creates. Use a new key for every purchase, round, claim or redemption. The same key with the same body returns the first response again. The same key with another body returns `idempotency_mismatch`.',
  schema: { type: 'string', pattern: '^[!-~]{1,128}$' },
};

const responseHeaders = {
  'X-Request-Id': {
    description: 'ID of the request. Quote it to support.',
    schema: { type: 'string', format: 'uuid' },
  },
  'Retry-After': { description: 'Number of seconds to wait.', schema: { type: 'integer', minimum: 1 } },
  'Goldwren-Receipt': {
    description:
      'Signs this response and its request, as JSON: `at`, `size`, `index`, `path`, `key_id`, `signature`. The page docs/games/fairness-receipts.md of the source describes how to verify it. A public key is in `/api/fairness/keys`.',
    schema: { type: 'string' },
  },
  'Set-Cookie': { description: 'The session cookie, set or expired.', schema: { type: 'string' } },
};

/** `sessionId` → `session_id`: parameters in the document use snake case, like all fields. */
function toSnakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** `/api/games/:id/session/:sessionId/end` → `/api/games/{id}/session/{session_id}/end` */
export function toDocumentedPath(path: string): string {
  return path.replace(/:([A-Za-z]+)/g, (_, name: string) => `{${toSnakeCase(name)}}`);
}

function buildOperation(call: Call, components: SchemaComponents): Json {
  const { area, name, route, example, requests } = call;
  const base = toPascalCase(`${area}.${name}`);
  const bodySchema = 'body' in route && route.body instanceof z.ZodType ? route.body : null;
  const body = bodySchema && components.add(bodySchema, 'input', `${base}Request`);
  const required = !bodySchema?.safeParse(undefined).success;
  const { access, idempotencyKey: key } = route.metadata;
  const file = getRequestType(route) === 'multipart/form-data' ? { file: 'the bytes of the file' } : {};
  const bodyExamples = buildExamples({
    ...(example?.body === undefined ? {} : { example: { ...example.body, ...file } }),
    ...requests,
  });
  return {
    operationId: `${area}.${name}`,
    tags: [getTag(route.path)],
    summary: route.summary,
    ...buildDescription(route),
    security: access === 'everyone' ? [] : [{ session: [] }],
    parameters: [
      ...buildParameters(route.pathParams, 'path', components, example?.params),
      ...buildParameters(route.query, 'query', components, example?.query),
      ...(key ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
    ],
    ...(body
      ? { requestBody: { required, content: { [getRequestType(route)]: { schema: body, ...bodyExamples } } } }
      : {}),
    responses: buildResponses(call, components, `${base}Result`),
  };
}

/** Builds the named examples of a document. Returns an empty object without examples. */
function buildExamples(values: Readonly<Record<string, unknown>>): Json {
  const named = Object.entries(values).map(([name, value]) => [name, { value }]);
  return named.length === 0 ? {} : { examples: Object.fromEntries(named) };
}

function buildResponses({ route, codes, example }: Call, components: SchemaComponents, name: string): Json {
  const failures = codes && groupByStatus([...guardCodes(route), ...codes]);
  const possible = Object.entries(route.responses).filter(([status]) =>
    failures && Number(status) >= 400 ? failures.has(Number(status)) : canAnswer(route, Number(status)),
  );
  return Object.fromEntries(
    possible.map(([status, schema]) => {
      const problems = failures?.get(Number(status)) ?? [];
      const shownExamples =
        problems.length > 0
          ? { examples: Object.fromEntries(problems.map((code) => [code, { $ref: `#/components/examples/${code}` }])) }
          : buildExamples(Number(status) < 300 && example?.result !== undefined ? { example: example.result } : {});
      return [status, buildResponse(route, Number(status), schema, components, name, shownExamples)];
    }),
  );
}

/** Builds the description of a call: the text of the contract, and what it requires besides a session. */
function buildDescription(route: AppRoute & { readonly metadata: Access & { readonly permission?: string } }): Json {
  const { permission, fresh, revalidated } = route.metadata;
  const sentences = [
    route.description,
    permission && `Requires the permission \`${permission}\`.`,
    revalidated && 'The response has an `ETag`. Send it as `If-None-Match` to get 304 if nothing has changed.',
    fresh && 'Requires a recent sign-in; otherwise returns `reauthentication_required`.',
  ].filter(Boolean);
  return sentences.length > 0 ? { description: sentences.join(' ') } : {};
}

/** Returns whether a route can respond with a status. A GET reads no body, and a call without input has none to reject. */
export function canAnswer(route: Route, status: number): boolean {
  if (status === 413 || status === 415) return route.method !== 'GET';
  if (status !== 422) return true;
  const readsBody = 'body' in route && route.body instanceof z.ZodType;
  return readsBody || route.query !== undefined || route.metadata.idempotencyKey !== undefined;
}

/** Returns the content type of the request body: JSON unless the route declares another one. */
function getRequestType(route: Route): string {
  return route.metadata.rawBody ? '*/*' : ('contentType' in route && route.contentType) || 'application/json';
}

function buildResponse(
  route: Route,
  status: number,
  schema: unknown,
  components: SchemaComponents,
  name: string,
  shownExamples: Json,
): Json {
  const setsCookie = status < 300 && route.metadata.cookie !== undefined;
  const names = ['X-Request-Id', ...(status === 429 || status === 503 ? ['Retry-After'] : [])];
  const headers = [
    ...names,
    ...(setsCookie ? ['Set-Cookie'] : []),
    ...(route.metadata.receipt ? ['Goldwren-Receipt'] : []),
  ];
  const text = {
    description: statusTexts[status] ?? String(status),
    headers: Object.fromEntries(headers.map((header) => [header, { $ref: `#/components/headers/${header}` }])),
  };
  if (schema === ContractNoBody) return text;
  const { contentType, body } = getContent(schema);
  return { ...text, content: { [contentType]: { schema: components.add(body, 'output', name), ...shownExamples } } };
}

/** Returns the content of a response: JSON unless the route declares another type (`c.otherResponse`). */
function getContent(schema: unknown): { contentType: string; body: z.ZodType } {
  if (schema instanceof z.ZodType) return { contentType: 'application/json', body: schema };
  return schema as { contentType: string; body: z.ZodType };
}

function buildParameters(
  schema: unknown,
  where: 'path' | 'query',
  components: SchemaComponents,
  example: unknown,
): Json[] {
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries(schema.shape as Record<string, z.ZodType>).map(([name, field]) => ({
    name: toSnakeCase(name),
    in: where,
    required: where === 'path' || !field.safeParse(undefined).success,
    ...(field.description ? { description: field.description } : {}),
    schema: components.add(field, 'input'),
    ...buildExample(example, name),
  }));
}

function buildExample(values: unknown, name: string): Json {
  const value = (values as Json | undefined)?.[name];
  return value === undefined ? {} : { example: value };
}
