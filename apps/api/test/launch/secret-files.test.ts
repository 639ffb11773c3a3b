import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { configVariables } from '../../src/config/config.ts';
import { readSecretFiles, secretVariables } from '../../src/launch/secret-files.ts';
import { processEnvironment } from '../helpers/processes/process-environment.ts';
import { programPath } from '../helpers/processes/programs.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'goldwren-secrets-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function fileWith(text: string): string {
  const path = join(folder, String(Math.random()));
  writeFileSync(path, text);
  return path;
}

/** Returns the environment after its files were read. */
function afterReading(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  readSecretFiles(env);
  return env;
}

/** Named like secrets, but public. */
const notSecret = [
  'PUSH_PUBLIC_KEY',
  'STOLEN_STATEMENT_KEYS',
  'MAXMIND_URL',
  'PAYPAL_API_URL',
  'STRIPE_IDENTITY_API_URL',
  'SKRILL_URL',
  'STRIPE_API_URL',
];

test('every secret of the configuration can be in a file', () => {
  const named = configVariables.filter((name) => /SECRET|KEYS?$|URL$|TOKEN$/.test(name) && !notSecret.includes(name));
  expect([...secretVariables].sort()).toEqual(named.sort());
});

describe('readSecretFiles', () => {
  test.each(secretVariables)('sets %s to the content of its file', (variable) => {
    expect(afterReading({ [`${variable}_FILE`]: fileWith('from the file\n') })).toEqual({
      [variable]: 'from the file',
    });
  });

  test('removes only the last line break, and leaves other variables', () => {
    const SMTP_URL_FILE = fileWith(' two\nlines \n\n');
    expect(afterReading({ SMTP_URL_FILE, PORT: '1', PORT_FILE: '/none' })).toEqual({
      SMTP_URL: ' two\nlines \n',
      PORT: '1',
      PORT_FILE: '/none',
    });
    expect(afterReading({ SMTP_URL: 'direct', SMTP_URL_FILE: '' })).toMatchObject({ SMTP_URL: 'direct' });
  });

  test('names every wrong path in one message, without a secret', () => {
    const read = () =>
      readSecretFiles({
        SESSION_SECRET_FILE: join(folder, 'none'),
        SEED_ENCRYPTION_KEY_FILE: folder,
        STATEMENT_SIGNING_KEY_FILE: fileWith('\n'),
        SMTP_URL: 'smtp://hidden-one',
        SMTP_URL_FILE: fileWith('smtp://hidden-two'),
      });
    expect(read).toThrow(/SESSION_SECRET_FILE: \S+\/none cannot be read \(ENOENT\)\./);
    expect(read).toThrow(/SEED_ENCRYPTION_KEY_FILE: \S+ cannot be read \(EISDIR\)\./);
    expect(read).toThrow(/STATEMENT_SIGNING_KEY_FILE: \S+ is empty\./);
    expect(read).toThrow('SMTP_URL_FILE: SMTP_URL is set too. Set only one of them.');
    expect(read).not.toThrow(/hidden/);
  });
});

test.each(['main', 'prepare'] as const)(
  'the program %s ends with one sentence when the path of a secret is wrong',
  (program) => {
    const { status, stderr } = spawnSync(process.execPath, [programPath(program)], {
      env: { ...processEnvironment, NODE_ENV: 'production', DATABASE_URL_FILE: '/none/url' },
      encoding: 'utf8',
    });
    expect(stderr).toBe(
      'The configuration is not complete:\n  DATABASE_URL_FILE: /none/url cannot be read (ENOENT).\n',
    );
    expect(status).toBe(1);
  },
);
