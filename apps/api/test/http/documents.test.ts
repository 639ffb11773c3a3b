import { readFileSync } from 'node:fs';
import { playerContract as contract, endpoints } from '@goldwren/contracts/player';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fromPackageRoot } from '../../src/platform/package-root.ts';
import { createTestApi, type TestApi } from '../support/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const committed = readFileSync(fromPackageRoot('..', '..', 'docs', 'api', 'openapi.json'), 'utf8');

describe('the OpenAPI document', () => {
  test('is served as it is committed', async () => {
    const answer = await api.caller().send('GET', '/api/openapi.json');
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual(JSON.parse(committed));
    expect(answer.headers.get('cache-control')).toBe('public, max-age=300');
  });

  test('is valid OpenAPI 3.1', async () => {
    expect(JSON.parse(committed).openapi).toMatch(/^3\.1\./);
    const config = await createConfig({ extends: ['spec'] });
    const problems = await lintFromString({ source: committed, absoluteRef: 'openapi.json', config });
    expect(problems.map(({ message, location }) => `${location[0]?.pointer}: ${message}`)).toEqual([]);
    const broken = committed.replace('"paths":', '"path":');
    expect((await lintFromString({ source: broken, absoluteRef: 'openapi.json', config })).length).toBeGreaterThan(0);
  });

  test('has every call of the contract, once', () => {
    const { paths } = JSON.parse(committed) as { paths: Record<string, Record<string, { operationId: string }>> };
    const documented = Object.values(paths).flatMap((path) =>
      Object.values(path).map(({ operationId }) => operationId),
    );
    const calls = Object.entries(endpoints).flatMap(([area, all]) => Object.keys(all).map((name) => `${area}.${name}`));
    expect(documented.sort()).toEqual(calls.sort());
    expect(Object.keys(contract)).toEqual(Object.keys(endpoints));
  });
});

describe('the reference page', () => {
  test('is HTML that names every path and loads nothing', async () => {
    const answer = await api.caller().send('GET', '/api/docs');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    for (const path of Object.keys(JSON.parse(committed).paths)) expect(answer.body).toContain(path);
    expect(answer.body).not.toMatch(/<script|<iframe|src=/i);
  });
});
