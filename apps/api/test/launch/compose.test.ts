import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { configVariables, readConfig } from '../../src/config/config.ts';
import { neededInProduction } from '../../src/config/production.ts';
import { nodeFlags } from '../../src/launch/node-flags.ts';
import { databaseUserNames, databaseUsers, loginUrlsOf } from '../../src/platform/logins/database-roles.ts';
import { fromPackageRoot } from '../../src/platform/package-root.ts';

const infra = fromPackageRoot('..', '..', 'infra');

interface Service {
  readonly environment: Readonly<Record<string, string>>;
  readonly command?: readonly string[];
  readonly mem_limit?: string;
  readonly stop_grace_period?: string;
  readonly logging?: { readonly options: Readonly<Record<string, string>> };
  readonly healthcheck?: { readonly test: readonly string[] };
}
interface Compose {
  readonly services: Readonly<Record<string, Service>>;
}
const { services } = parse(readFileSync(join(infra, 'compose.yaml'), 'utf8'), { merge: true }) as Compose;
const ours = ['api', 'worker'] as const;

const dockerfile = readFileSync(join(infra, 'docker', 'Dockerfile'), 'utf8').split('\n');
/** What the image itself sets. */
const image = new Set(
  dockerfile
    .filter((line) => line.startsWith('ENV '))
    .flatMap((line) => line.slice(4).split(' '))
    .map((pair) => pair.split('=')[0] ?? ''),
);
/** Read outside production only. */
const neverInProduction = new Set(['SANDBOX_NOTIFY_DELAY_MS']);
const settings = configVariables.filter((name) => !image.has(name) && !neverInProduction.has(name));
/** What only one process gets. */
const ownSettings: Readonly<Record<string, string>> = {
  PUSH_SIGNING_KEYS: 'worker',
  ...{ OIDC_ISSUER: 'api', OIDC_CLIENT_ID: 'api', OIDC_CLIENT_SECRET: 'api', OIDC_NAME: 'api', SCIM_TOKEN: 'api' },
};
const passedOnTo = (service: string) =>
  settings.filter((name) => !/^DATABASE_.*_?URL$/.test(name) && (ownSettings[name] ?? service) === service);

/** What a person puts into .env, and nothing more: the variables that compose insists on. */
const insisted = {
  POSTGRES_PASSWORD: 'owner-password',
  POSTGRES_APP_PASSWORD: 'app-password',
  POSTGRES_STAFF_PASSWORD: 'staff-password',
  POSTGRES_WORKER_PASSWORD: 'worker-password',
  SESSION_SECRET: '6b0f0a4f6f9be1a9d1f4b4ad1a4c5b7a0c3ef1f2f8a67d5e4b9d0c1a2e7f3b58',
  SEED_ENCRYPTION_KEY: 'e3a9c07b5d1f482698ab0cd3f47e15602b8d6f90a1c4e7352f0b9d8c6a4e1753',
  STATEMENT_SIGNING_KEY: '9d4f1c7a2be8350f6a93d1e7c04b85f2a16e9c3d7b50f8e42d6a1b9c5e7f3082',
  FILE_ENCRYPTION_KEYS: 'one:4c8e1a7f3b5d9260e1c4a8f7d3b69052f8a1c6e4b7d90352a9c1e8f4b6d73a05',
  PUBLIC_ORIGIN: 'https://goldwren.test',
  SKRILL_MERCHANT_EMAIL: 'merchant@goldwren.test',
  SKRILL_MERCHANT_ID: '4637827',
  SKRILL_SECRET: 'word',
  SMTP_URL: 'smtp://mail.test',
  SECURITY_CONTACT: 'mailto:security@goldwren.test',
  MAIL_FROM: 'Goldwren <no-reply@goldwren.test>',
};

/** Compose's own interpolation: `${NAME}`, `${NAME:-default}`, `${NAME:?message}`. */
function interpolate(text: string, env: Readonly<Record<string, string>>): string {
  return text.replace(/\$\{(\w+)(?::(-|\?)([^}]*))?\}/g, (_all, name: string, operator?: string, rest = '') => {
    const value = env[name] ?? '';
    if (value === '' && operator === '?') throw new Error(rest);
    return value === '' && operator === '-' ? rest : value;
  });
}

function environmentOf(service: string, env: Readonly<Record<string, string>>): Record<string, string> {
  const pairs = Object.entries(services[service]?.environment ?? {});
  return Object.fromEntries(pairs.map(([name, value]) => [name, interpolate(value, env)]));
}

describe.each(ours)('the environment of %s in compose', (service) => {
  test('has every variable that the configuration reads', () => {
    expect(passedOnTo(service).filter((name) => services[service]?.environment[name] === undefined)).toEqual([]);
  });

  test('has no secret of another process', () => {
    const foreign = Object.keys(ownSettings).filter((name) => ownSettings[name] !== service);
    expect(foreign.filter((name) => services[service]?.environment[name] !== undefined)).toEqual([]);
  });

  test('has no variable that the configuration does not read', () => {
    const given = Object.keys(services[service]?.environment ?? {});
    expect(given.filter((name) => !configVariables.includes(name))).toEqual([]);
  });

  test('takes each value from the environment of the host', () => {
    const marked = Object.fromEntries(passedOnTo(service).map((name) => [name, `outside ${name}`]));
    const environment = environmentOf(service, { ...insisted, ...marked });
    for (const name of passedOnTo(service)) expect(environment[name]).toBe(`outside ${name}`);
  });

  test('is enough to start in production', () => {
    const config = readConfig({ NODE_ENV: 'production', ...environmentOf(service, insisted) }, service);
    expect(config).toMatchObject({ trustedProxies: 1, publicOrigin: 'https://goldwren.test' });
  });

  test.each(Object.keys(insisted).filter((name) => !name.startsWith('POSTGRES_')))(
    'is not enough to start without %s',
    (name) => {
      // Which credentials of payment providers are needed is the decision of the process that starts.
      const start = () =>
        readConfig({ NODE_ENV: 'production', ...environmentOf(service, { ...insisted, [name]: '' }) }, service);
      expect(start).toThrow(name);
    },
  );

  test('does not contain the password of the owner', () => {
    expect(JSON.stringify(environmentOf(service, insisted))).not.toContain('owner-password');
  });
});

test('compose gives the prepare step the owner and every login', () => {
  const environment = environmentOf('prepare', insisted);
  const needed = [
    'DATABASE_URL',
    'PAYMENT_PROVIDER',
    'SEED_ENCRYPTION_KEY',
    'SKRILL_MERCHANT_ID',
    'SKRILL_SECRET',
    'STRIPE_WEBHOOK_SECRET',
  ];
  const logins = databaseUserNames.map((user) => databaseUsers[user].setting);
  expect(Object.keys(environment).sort()).toEqual([...needed, ...logins].sort());
  expect(Object.keys(loginUrlsOf(environment))).toEqual(databaseUserNames);
  for (const name of Object.keys(insisted).filter((one) => one.startsWith('POSTGRES_')))
    expect(() => environmentOf('prepare', { ...insisted, [name]: '' })).toThrow(name);
});

test('compose passes on every variable that production needs', () => {
  expect(Object.keys(neededInProduction).filter((name) => !settings.includes(name))).toEqual([]);
});

test('API and worker run in containers as anywhere else, by the same flags of Node', () => {
  const commandOfImage = dockerfile.find((line) => line.startsWith('CMD '))?.slice(4) ?? '';
  expect(JSON.parse(commandOfImage)).toEqual(['node', ...nodeFlags, 'apps/api/dist/main.js']);
  expect(services.worker?.command).toEqual(['node', ...nodeFlags, 'apps/api/dist/worker.js']);
});

test('limits memory, rotates logs and checks the health of every container that keeps running', () => {
  for (const [name, service] of Object.entries(services)) {
    expect(service.mem_limit, name).toMatch(/\d/);
    expect(service.logging?.options, name).toEqual({ 'max-size': expect.any(String), 'max-file': expect.any(String) });
    if (name !== 'prepare') expect(service.healthcheck?.test.length, name).toBeGreaterThan(1);
  }
});

test('the API may finish its delay and its requests before it is killed', () => {
  const { shutdownDelayMs } = readConfig({ NODE_ENV: 'production', ...environmentOf('api', insisted) }, 'api');
  expect(Number.parseInt(services.api?.stop_grace_period ?? '', 10) * 1_000).toBeGreaterThan(shutdownDelayMs + 10_000);
});

test('the health check of the worker is true while its file is new, and false when it is old or missing', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'goldwren-compose-')), 'worker');
  const [, , , program = ''] = services.worker?.healthcheck?.test ?? [];
  const check = () =>
    spawnSync(process.execPath, ['-e', program], { env: { WORKER_HEALTH_FILE: file }, stdio: 'ignore' }).status;
  expect(check()).toBe(1);
  writeFileSync(file, '');
  expect(check()).toBe(0);
  const old = Date.now() / 1_000 - 61;
  utimesSync(file, old, old);
  expect(check()).toBe(1);
  rmSync(file);
});
