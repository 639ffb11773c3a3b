import { readFileSync } from 'node:fs';
import type { AppRoute } from '@ts-rest/core';
import { expect, test } from 'vitest';
import { z } from 'zod';
import type { AnyExample, AnyExamples } from './openapi/examples.ts';
import { groupByStatus, guardCodes } from './openapi/problem-codes.ts';
import { playerContract } from './player/contract.ts';
import { playerExamples } from './player/examples/index.ts';
import { playerProblems } from './player/problems.ts';
import type { Access } from './shared/access.ts';

type Route = AppRoute & { readonly metadata: Access };

const calls = Object.entries(playerContract).flatMap(([area, routes]) =>
  Object.entries<Route>(routes).map(([name, route]) => [`${area}.${name}`, route, area, name] as const),
);

function faultsOf(schema: unknown, value: unknown): unknown[] {
  if (!(schema instanceof z.ZodType)) return value === undefined ? [] : ['the route has no schema for this value'];
  const parsed = schema.safeParse(value);
  return parsed.success ? [] : parsed.error.issues;
}

/** Returns whether the response is JSON that is sent as stored (`c.otherResponse`). */
function isJson(answer: unknown): boolean {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    'contentType' in answer &&
    answer.contentType === 'application/json'
  );
}

test.each(calls)('the example of %s matches the schemas of the call', (_id, route, area, name) => {
  const example = (playerExamples as AnyExamples)[area]?.[name] as AnyExample;
  const success = Object.entries(route.responses).find(([status]) => Number(status) < 300)?.[1];
  expect(faultsOf(route.pathParams, example.params)).toEqual([]);
  if (example.query !== undefined) expect(faultsOf(route.query, example.query)).toEqual([]);
  const isUpload = 'contentType' in route && route.contentType === 'multipart/form-data';
  const file = new Uint8Array([1]);
  const body = isUpload ? { ...(example.body as object), file } : route.metadata.rawBody ? file : example.body;
  expect(faultsOf('body' in route ? route.body : undefined, body)).toEqual([]);
  if (success instanceof z.ZodType) expect(faultsOf(success, example.result)).toEqual([]);
  else expect(example.result !== undefined).toBe(isJson(success));
});

test('the example of games.maths equals the published document', () => {
  const { maths } = playerExamples.games;
  const published = new URL('../../../docs/games/maths/plinko-fortune-1.0.0.json', import.meta.url);
  expect(maths.params).toEqual({ slug: 'plinko-fortune' });
  expect(maths.result).toEqual(JSON.parse(readFileSync(published, 'utf8')));
});

test.each(calls)('%s declares the status of every problem that it documents', (_id, route, area, name) => {
  const declared = (playerProblems as unknown as Record<string, Record<string, never>>)[area]?.[name] ?? [];
  for (const status of groupByStatus([...guardCodes(route), ...declared]).keys()) {
    expect(Object.keys(route.responses)).toContain(String(status));
  }
});
