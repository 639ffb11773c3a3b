import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { provideSecrets } from './dev-secrets.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'goldwren-secrets-'));
});
afterEach(() => rmSync(folder, { recursive: true }));
const file = () => join(folder, 'dev-secrets.json');

test('generates different secrets once, in a file that only this user can read', () => {
  const made = provideSecrets({}, folder, false);
  expect(new Set(Object.values(made)).size).toBe(5);
  for (const secret of Object.values(made)) expect(secret).toMatch(/^(dev:)?[0-9a-f]{64}$/);
  expect(provideSecrets({}, folder, false)).toEqual(made);
  expect(statSync(file()).mode & 0o777).toBe(0o600);
});

test('adds a missing secret to an older file and keeps the other secrets', () => {
  const kept = { SESSION_SECRET: 'a'.repeat(64), SEED_ENCRYPTION_KEY: 'b'.repeat(64) };
  writeFileSync(file(), JSON.stringify(kept), { mode: 0o600 });
  const secrets = provideSecrets({}, folder, false);
  expect(secrets).toMatchObject({ ...kept, STATEMENT_SIGNING_KEY: expect.stringMatching(/^[0-9a-f]{64}$/) });
  expect(JSON.parse(readFileSync(file(), 'utf8'))).toEqual(secrets);
  expect(provideSecrets({}, folder, false)).toEqual(secrets);
});

test('prefers secrets from the environment, and generates none in production', () => {
  const given = { STATEMENT_SIGNING_KEY: 'c'.repeat(64) };
  expect(provideSecrets(given, folder, false)).toMatchObject(given);
  expect(() => provideSecrets(given, folder, true)).toThrow(/SESSION_SECRET and SEED_ENCRYPTION_KEY/);
});
