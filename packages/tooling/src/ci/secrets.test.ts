import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** Runs `pnpm secrets` on one file with this text. */
function scan(text: string) {
  const run = { cwd: root, encoding: 'utf8', input: text } as const;
  const { status, stdout } = spawnSync('node_modules/.bin/secretlint', ['--stdinFileName', 'settings.ts'], run);
  return { status, stdout };
}

// The strings are split so that the scan of this repository does not report them.
test.each([
  ['GITHUB_TOKEN', `ghp_${'a1B2c3D4e5F6'.repeat(3)}`],
  [
    'PrivateKey',
    ['-----BEGIN', `RSA PRIVATE KEY-----\n${'MIIEpAIBAAKCAQEA7v'.repeat(8)}\n-----END`, 'RSA PRIVATE KEY-----'].join(
      ' ',
    ),
  ],
  ['PostgreSQLConnection', ['postgres:', '', 'goldwren:n0t-a-test-pw@db.goldwren.example', 'goldwren'].join('/')],
])('finds a planted %s', (rule, secret) => {
  const { status, stdout } = scan(`export const value = \`${secret}\`;\n`);
  expect(stdout).toContain(rule);
  expect(status).toBe(1);
});

test('accepts a file without a secret', () => {
  expect(scan('export const value = 1;\n')).toEqual({ status: 0, stdout: '' });
});
