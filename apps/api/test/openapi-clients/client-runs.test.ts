import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gettingStarted } from '@goldwren/contracts/player';
import { catalogue } from '@goldwren/game-engine/registry';
import { clientRuns, generateClients, typeCheck } from '@goldwren/openapi-clients';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { documents } from '../../openapi/documents.ts';
import { demoPassword } from '../../seed/demo-players.ts';
import { seedDemo } from '../../seed/seed-demo.ts';
import { readConfig } from '../../src/config/config.ts';
import { createTestDatabase, type TestDatabase } from '../harness/test-database.ts';
import { testSettings } from '../helpers/api/settings.ts';
import { type ApiProcess, startApiProcess } from '../helpers/processes/api-process.ts';

let database: TestDatabase;
let api: ApiProcess;
beforeAll(async () => {
  database = await createTestDatabase();
  await seedDemo(database.url, readConfig(testSettings(database.url)));
  [api] = await Promise.all([
    startApiProcess(database.url, { SANDBOX_NOTIFY_DELAY_MS: '0' }),
    generateClients((documents[0] as { text: string }).text),
  ]);
}, 90_000);
afterAll(async () => {
  await api?.stop();
  await database?.drop();
});

test('generates clients that compile under strict TypeScript', async () => {
  expect(await typeCheck()).toBe('');
}, 90_000);

test.each([
  ['openapi-typescript and openapi-fetch', 'veteran@example.test'],
  ['@hey-api/openapi-ts', 'ohio@example.test'],
] as const)(
  'signs up, plays every game, buys and redeems with %s',
  async (client, email) => {
    const { run } = (await import(/* @vite-ignore */ clientRuns[client])) as {
      run(baseUrl: string, veteran: { email: string; password: string }): Promise<Record<string, unknown>>;
    };
    const report = await run(api.baseUrl, { email, password: demoPassword });
    expect(report).toEqual({
      games: catalogue.map(({ slug }) => slug),
      actions: expect.any(Number),
      order: 'paid',
      redemption: 'in_review',
    });
    expect(report.actions).toBeGreaterThanOrEqual(2);
  },
  60_000,
);

/** Runs the printed commands in order, in one shell, against this API. @returns the answer to each command */
function runPrintedCommands(baseUrl: string): unknown[] {
  const commands = gettingStarted.flatMap(({ code }) =>
    code?.startsWith('curl ') ? code.replaceAll('\\\n', '').split('\n') : [],
  );
  const script = commands.join('; echo; ').replaceAll('http://localhost:3000', baseUrl);
  const folder = mkdtempSync(join(tmpdir(), 'goldwren-curl-'));
  try {
    const printed = execFileSync('sh', ['-c', script], { cwd: folder, encoding: 'utf8', timeout: 20_000 });
    return printed
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('signs in, reads the wallet and lists movements with the curl commands of the getting-started section', () => {
  const money = expect.stringMatching(/^\d+\.\d\d$/);
  const [signedIn, wallet, activity, ...others] = runPrintedCommands(api.baseUrl);
  expect(signedIn).toMatchObject({ user: { email: 'new@example.test' } });
  expect(wallet).toMatchObject({ gold_balance: money, sweeps_balance: money });
  expect(activity).toMatchObject({ results: expect.any(Array), next_cursor: null });
  expect(others).toEqual([]);
});
