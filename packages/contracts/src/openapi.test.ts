import type { AppRoute } from '@ts-rest/core';
import { describe, expect, test } from 'vitest';
import { openApiDocument } from './openapi.ts';
import { playerContract } from './player/contract.ts';

interface Operation {
  summary: string;
  operationId: string;
  security?: unknown;
  parameters: { name: string; in: string; required: boolean }[];
  responses: Record<string, { description: string }>;
  requestBody?: unknown;
}
const document = openApiDocument(playerContract) as {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, unknown> };
};
const routes = Object.entries(playerContract).flatMap(([area, calls]) =>
  Object.entries<AppRoute>(calls).map(([name, route]) => [`${area}.${name}`, route] as const),
);

function operationOf(route: AppRoute): Operation | undefined {
  return document.paths[route.path.replace(/:([A-Za-z]+)/g, '{$1}')]?.[route.method.toLowerCase()];
}

describe('the document', () => {
  test.each(routes)('describes %s with every status, parameter and right it has', (id, route) => {
    const operation = operationOf(route);
    expect(operation).toMatchObject({ operationId: id, summary: expect.stringMatching(/\S/) });
    expect(Object.keys(operation?.responses ?? {})).toEqual(Object.keys(route.responses));
    const inPath = [...route.path.matchAll(/:([A-Za-z]+)/g)].map(([, name]) => name);
    const documented = operation?.parameters.filter((parameter) => parameter.in === 'path') ?? [];
    expect(documented.map(({ name }) => name)).toEqual(inPath);
    expect(documented.every(({ required }) => required)).toBe(true);
    const forPlayers = (route.metadata as { access: string }).access === 'player';
    expect(operation?.security).toEqual(forPlayers ? [{ session: [] }] : undefined);
    if (forPlayers) expect(operation?.responses).toHaveProperty('401');
  });

  test('has a schema for every reference, and a reference to every schema', () => {
    const text = JSON.stringify(document);
    const referred = new Set([...text.matchAll(/"#\/components\/schemas\/([A-Za-z]+)"/g)].map(([, name]) => name));
    expect([...referred].sort()).toEqual(Object.keys(document.components.schemas).sort());
  });

  test('is the same every time it is made', () => {
    expect(openApiDocument(playerContract)).toEqual(document);
  });
});
