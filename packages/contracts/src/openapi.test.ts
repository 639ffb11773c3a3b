import type { AppRoute } from '@ts-rest/core';
import { describe, expect, test } from 'vitest';
import { getTag } from './openapi/tags.ts';
import { buildOpenApiDocument, canAnswer, toDocumentedPath } from './openapi.ts';
import { playerContract } from './player/contract.ts';
import { playerDocument } from './player/document.ts';
import type { Access } from './shared/access.ts';
import { staffContract } from './staff/contract.ts';
import { staffDocument } from './staff/document.ts';

interface Operation {
  summary: string;
  operationId: string;
  description?: string;
  tags: string[];
  security?: unknown;
  parameters: { $ref?: string; name: string; in: string; required: boolean; description?: string; schema?: unknown }[];
  responses: Record<string, { description: string; headers: Record<string, unknown> }>;
  requestBody?: unknown;
}
interface Document {
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, unknown> };
}
interface Schema {
  $ref?: string;
  type?: string;
  format?: string;
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
}
/** Returns the format that a text field with this name must have. */
function expectedFormat(field: string): string | undefined {
  if (/^(at|since|until|from_time)$|_(at|until|by)$/.test(field) && !/^(settled|delayed)_by$/.test(field))
    return 'date-time';
  if (/_on$|^birth_date$/.test(field)) return 'date';
  return /^email$/.test(field) ? 'email' : undefined;
}
type Route = AppRoute & { readonly metadata: Access };

const audiences = [
  { name: 'player', contract: playerContract, make: () => buildOpenApiDocument(playerContract, playerDocument) },
  { name: 'staff', contract: staffContract, make: () => buildOpenApiDocument(staffContract, staffDocument) },
] as const;

describe.each(audiences)('OpenAPI document for the $name audience', ({ contract, make }) => {
  const document = make() as unknown as Document;
  const routes = Object.entries(contract).flatMap(([area, calls]) =>
    Object.entries<Route>(calls).map(([name, route]) => [`${area}.${name}`, route] as const),
  );
  const operationOf = (route: Route): Operation =>
    document.paths[toDocumentedPath(route.path)]?.[route.method.toLowerCase()] as Operation;

  test.each(routes)('describes %s with its statuses, parameters and permission', (id, route) => {
    const operation = operationOf(route);
    expect(operation).toMatchObject({
      operationId: id,
      summary: expect.stringMatching(/\S/),
      description: expect.stringMatching(/\S/),
      tags: [getTag(route.path)],
    });
    const possible = Object.keys(route.responses).filter((status) => canAnswer(route, Number(status)));
    for (const status of Object.keys(operation.responses)) expect(possible).toContain(status);
    for (const status of possible.filter((one) => one < '400')) expect(operation.responses).toHaveProperty(status);
    expect(possible.some((status) => status.startsWith('4'))).toBe(true);
    const inPath = [...toDocumentedPath(route.path).matchAll(/\{([a-z_]+)\}/g)].map(([, name]) => name);
    const documented = operation.parameters.filter((parameter) => parameter.in === 'path');
    expect(documented.map(({ name }) => name)).toEqual(inPath);
    expect(documented.every(({ required }) => required)).toBe(true);
    for (const { $ref, description } of operation.parameters) expect($ref ?? description).toMatch(/\S/);
    const isOpen = route.metadata.access === 'everyone';
    expect(operation.security).toEqual(isOpen ? [] : [{ session: [] }]);
    if (!isOpen) expect(operation.responses).toHaveProperty('401');
    const { fresh, permission } = route.metadata as Access & { permission?: string };
    expect(operation.description?.includes('`reauthentication_required`') ?? false).toBe(
      fresh === true || id === 'auth.reAuthenticate',
    );
    if (permission) expect(operation.description).toContain(`the permission \`${permission}\``);
  });

  test.each(routes)('documents 413 and 415 of %s only if it reads a body, and documents every header', (_id, route) => {
    const { responses } = operationOf(route);
    for (const status of ['413', '415']) expect(status in responses).toBe(route.method !== 'GET');
    for (const [status, { headers }] of Object.entries(responses)) {
      expect(headers).toHaveProperty('X-Request-Id');
      expect('Retry-After' in headers).toBe(status === '429' || status === '503');
      expect('Set-Cookie' in headers).toBe(status.startsWith('2') && route.metadata.cookie !== undefined);
    }
  });

  test('describes every tag, and uses the first path segment as the tag', () => {
    const used = new Set(routes.map(([, route]) => getTag(route.path)));
    expect(document.tags.map(({ name }) => name).sort()).toEqual([...used].sort());
    for (const [path, methods] of Object.entries(document.paths)) {
      const [tag] = Object.values(methods)[0]?.tags ?? [];
      if (tag !== 'webhooks' && tag !== 'docs') expect(path).toMatch(new RegExp(`^/api/(staff/)?${tag}(/|$)`));
    }
    for (const { description } of document.tags) expect(description).toMatch(/\S/);
  });

  test('defines every referenced schema and references every defined schema', () => {
    const text = JSON.stringify(document);
    const referred = new Set([...text.matchAll(/"#\/components\/schemas\/([A-Za-z0-9]+)"/g)].map(([, name]) => name));
    expect([...referred].sort()).toEqual(Object.keys(document.components.schemas).sort());
  });

  test('names every schema in Pascal case and contains no recursive schema', () => {
    const refs = (schema: unknown) =>
      [...JSON.stringify(schema).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name as string);
    const reach = (name: string, seen = new Set<string>()): Set<string> => {
      for (const next of refs(document.components.schemas[name])) {
        if (seen.has(next)) continue;
        seen.add(next);
        reach(next, seen);
      }
      return seen;
    };
    for (const name of Object.keys(document.components.schemas)) {
      expect(name).toMatch(/^[A-Z][A-Za-z0-9]+$/);
      expect([...reach(name)], `${name} is recursive`).not.toContain(name);
    }
  });

  test('contains no inline object schemas', () => {
    const inline: string[] = [];
    const walk = (node: unknown, path: string): void => {
      if (typeof node !== 'object' || node === null) return;
      if ('properties' in node && !/^schemas\/\w+$/.test(path)) inline.push(path);
      for (const [key, value] of Object.entries(node)) walk(value, `${path}/${key}`);
    };
    for (const [name, schema] of Object.entries(document.components.schemas)) walk(schema, `schemas/${name}`);
    walk(document.paths, 'paths');
    expect(inline).toEqual([]);
  });

  test('is deterministic', () => {
    expect(make()).toEqual(document);
  });
});

test('types the ID of a game as an integer in paths and in the list of games', () => {
  const { paths, components } = buildOpenApiDocument(playerContract, playerDocument) as unknown as Document;
  const [id] = paths['/api/games/{id}/session/start']?.post?.parameters ?? [];
  expect(id?.schema).toMatchObject({ $ref: '#/components/schemas/SmallId' });
  expect(components.schemas.SmallId).toMatchObject({ type: 'integer', minimum: 1 });
  expect(components.schemas.Game).toMatchObject({ properties: { id: { type: 'integer' } } });
});

test('sets the format of every parameter and field for an ID, a time, a day or an email', () => {
  const document = buildOpenApiDocument(playerContract, playerDocument) as unknown as Document;
  const schemas = document.components.schemas as Record<string, Schema>;
  const resolve = (schema: Schema): Schema =>
    schema.$ref ? resolve(schemas[schema.$ref.split('/').at(-1) as string] as Schema) : schema;
  const formats = (schema: Schema): (string | undefined)[] =>
    (schema.anyOf ?? [schema]).map(resolve).flatMap(({ type, format }) => (type === 'null' ? [] : [format]));
  for (const [name, schema] of Object.entries(schemas)) {
    if (name === 'SharedReplay') continue; // Its `at` is a day, so that the exact time of play stays private.
    for (const [field, value] of Object.entries(schema.properties ?? {})) {
      const expected = expectedFormat(field);
      if (resolve(value).type === 'string' && expected) expect(formats(value), `${name}.${field}`).toEqual([expected]);
    }
  }
  for (const { parameters, tags } of Object.values(document.paths).flatMap((path) => Object.values(path))) {
    for (const { name, schema } of parameters) {
      if (name === undefined || !/(^|_)id$/.test(name)) continue;
      const ofCatalogue = ['games', 'packages', 'rtp'].includes(tags[0] as string) && name === 'id';
      const { type, format } = resolve(schema as Schema);
      expect([type, format], `${tags} ${name}`).toEqual(
        ofCatalogue && type === 'integer' ? ['integer', undefined] : ['string', 'uuid'],
      );
    }
  }
});

test('documents the Idempotency-Key for exactly the calls that accept it', () => {
  const { paths } = buildOpenApiDocument(playerContract, playerDocument) as unknown as Document;
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
  const taking = operations.filter(({ parameters }) =>
    parameters.some(({ $ref }) => $ref?.endsWith('/IdempotencyKey')),
  );
  expect(taking.map(({ operationId }) => operationId).sort()).toEqual([
    'games.playRound',
    'redemptions.submit',
    'store.checkout',
    'wallet.claimLoginBonus',
  ]);
});

test('contains nothing of the back office in the player document', () => {
  const text = JSON.stringify(buildOpenApiDocument(playerContract, playerDocument));
  const staff = buildOpenApiDocument(staffContract, staffDocument) as unknown as Document;
  expect(text).not.toMatch(/\/api\/staff|back office|permission/i);
  for (const path of Object.keys(staff.paths)) expect(text).not.toContain(path);
  const shapes = Object.keys(staff.components.schemas).filter((name) => name.startsWith('Staff'));
  expect(shapes).toEqual(expect.arrayContaining(['StaffMember', 'StaffProofForm', 'StaffSignInForm']));
  for (const name of shapes) expect(text).not.toContain(name);
});
