import type { AppRoute } from '@ts-rest/core';
import { describe, expect, test } from 'vitest';
import { canAnswer, openApiDocument } from './openapi.ts';
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
  parameters: { $ref?: string; name: string; in: string; required: boolean; description?: string }[];
  responses: Record<string, { description: string; headers: Record<string, unknown> }>;
  requestBody?: unknown;
}
interface Document {
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, unknown> };
}
type Route = AppRoute & { readonly metadata: Access };

const audiences = [
  { name: 'player', contract: playerContract, make: () => openApiDocument(playerContract, playerDocument) },
  { name: 'staff', contract: staffContract, make: () => openApiDocument(staffContract, staffDocument) },
] as const;

describe.each(audiences)("the $name's document", ({ contract, make }) => {
  const document = make() as unknown as Document;
  const routes = Object.entries(contract).flatMap(([area, calls]) =>
    Object.entries<Route>(calls).map(([name, route]) => [`${area}.${name}`, route] as const),
  );
  const operationOf = (route: Route): Operation =>
    document.paths[route.path.replace(/:([A-Za-z]+)/g, '{$1}')]?.[route.method.toLowerCase()] as Operation;

  test.each(routes)('describes %s with every status, parameter and right it has', (id, route) => {
    const operation = operationOf(route);
    expect(operation).toMatchObject({
      operationId: id,
      summary: expect.stringMatching(/\S/),
      tags: [id.split('.')[0]],
    });
    const possible = Object.keys(route.responses).filter((status) => canAnswer(route, Number(status)));
    expect(Object.keys(operation.responses)).toEqual(possible);
    expect(possible.some((status) => status.startsWith('4'))).toBe(true);
    const inPath = [...route.path.matchAll(/:([A-Za-z]+)/g)].map(([, name]) => name);
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

  test.each(routes)('%s: 413 and 415 only where a body is read, and every header that is sent', (_id, route) => {
    const { responses } = operationOf(route);
    for (const status of ['413', '415']) expect(status in responses).toBe(route.method !== 'GET');
    for (const [status, { headers }] of Object.entries(responses)) {
      expect(headers).toHaveProperty('X-Request-Id');
      expect('Retry-After' in headers).toBe(status === '429' || status === '503');
      expect('Set-Cookie' in headers).toBe(status.startsWith('2') && route.metadata.cookie !== undefined);
    }
  });

  test('has a sentence for every tag', () => {
    expect(document.tags.map(({ name }) => name)).toEqual(Object.keys(contract));
    for (const { description } of document.tags) expect(description).toMatch(/\S/);
  });

  test('has a schema for every reference, and a reference to every schema', () => {
    const text = JSON.stringify(document);
    const referred = new Set([...text.matchAll(/"#\/components\/schemas\/([A-Za-z0-9]+)"/g)].map(([, name]) => name));
    expect([...referred].sort()).toEqual(Object.keys(document.components.schemas).sort());
  });

  test('is the same every time it is made', () => {
    expect(make()).toEqual(document);
  });
});

test('calls that take an Idempotency-Key say so, and no others', () => {
  const { paths } = openApiDocument(playerContract, playerDocument) as unknown as Document;
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

test("nothing of the back office stands in the players' document", () => {
  const text = JSON.stringify(openApiDocument(playerContract, playerDocument));
  const staff = openApiDocument(staffContract, staffDocument) as unknown as Document;
  expect(text).not.toMatch(/\/api\/staff|back office|permission/i);
  for (const path of Object.keys(staff.paths)) expect(text).not.toContain(path);
  const shapes = Object.keys(staff.components.schemas).filter((name) => name.startsWith('Staff'));
  expect(shapes).toEqual(expect.arrayContaining(['StaffMember', 'StaffProofForm', 'StaffSignInForm']));
  for (const name of shapes) expect(text).not.toContain(name);
});
