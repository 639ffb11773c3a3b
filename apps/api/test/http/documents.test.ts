import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { endpoints as playerEndpoints } from '@goldwren/contracts/player';
import { endpoints as staffEndpoints } from '@goldwren/contracts/staff';
import { describe, expect, test } from 'vitest';
import { documents } from '../../openapi/documents.ts';
import { lintDocument } from '../../openapi/lint.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';

const api = setUpTestApi();

const [player, staff] = documents.map(({ file }) => readFileSync(file, 'utf8')) as [string, string];

describe('the OpenAPI document of players', () => {
  test('is served exactly as committed', async () => {
    const answer = await api.caller().send('GET', '/api/openapi.json');
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual(JSON.parse(player));
    expect(answer.headers.get('cache-control')).toBe('public, max-age=300');
  });

  // One document with all faults, because each check takes seconds.
  test('fails the rules without security, with an unknown path parameter and with an example of the wrong type', async () => {
    const withoutRights = player.replace(/"security": \[\s*\],/, '').replace('"/api/', '"/api/{nowhere}/');
    const wrong = JSON.parse(withoutRights, (_key, value) =>
      typeof value?.request_id === 'string' && typeof value.code === 'string' ? { ...value, code: 7 } : value,
    );
    const found = (await lintDocument('player', JSON.stringify(wrong))).join('\n');
    expect(found).toMatch(/redocly security-defined/);
    expect(found).toMatch(/redocly path-parameters-defined/);
    expect(found).toMatch(/spectral path-params/);
    expect(found).toMatch(/redocly no-invalid-media-type-examples/);
  });
});

test('does not serve the staff document', async () => {
  const paths = Object.keys((JSON.parse(staff) as { paths: object }).paths);
  for (const path of ['/api/openapi.json', '/api/docs']) {
    const text = JSON.stringify((await api.caller().send('GET', path)).body);
    for (const one of [...paths, '/api/staff', 'goldwren-staff', 'StaffMember']) expect(text).not.toContain(one);
  }
  for (const path of ['/api/staff/openapi.json', '/api/staff/docs', '/docs/api/staff.openapi.json']) {
    expect((await api.caller().send('GET', path)).body).not.toHaveProperty('openapi');
  }
});

describe.each([
  { name: 'player', committed: player, endpoints: playerEndpoints },
  { name: 'staff', committed: staff, endpoints: staffEndpoints },
])('the committed document of $name', ({ name, committed, endpoints }) => {
  test("has no error by Redocly's and Spectral's recommended rules", async () => {
    expect(JSON.parse(committed).openapi).toMatch(/^3\.1\./);
    expect(await lintDocument(name, committed)).toEqual([]);
  });

  test('has every call of the contract exactly once', () => {
    const { paths } = JSON.parse(committed) as { paths: Record<string, Record<string, { operationId: string }>> };
    const documented = Object.values(paths).flatMap((path) =>
      Object.values(path).map(({ operationId }) => operationId),
    );
    const calls = Object.entries(endpoints).flatMap(([area, all]) => Object.keys(all).map((call) => `${area}.${call}`));
    expect(documented.sort()).toEqual(calls.sort());
  });
});

describe('the reference page', () => {
  test('has examples, a getting-started section and a search, and only its script may run', async () => {
    const answer = await api.caller().send('GET', '/api/docs');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    for (const path of Object.keys(JSON.parse(player).paths)) expect(answer.body).toContain(path);
    for (const text of ['Idempotency keys', 'id="search"', 'keno-fortune', 'id="example-too_fast"']) {
      expect(answer.body).toContain(text);
    }
    const scripts = [...String(answer.body).matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
      ([, script]) => script as string,
    );
    expect(scripts).toHaveLength(1);
    const hash = createHash('sha256')
      .update(scripts[0] as string)
      .digest('base64');
    expect(answer.headers.get('content-security-policy')).toContain(`script-src 'sha256-${hash}'`);
    expect(answer.body).not.toMatch(/<iframe|src=|\son\w+=/i);
  });
});
