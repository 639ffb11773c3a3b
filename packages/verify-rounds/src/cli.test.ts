import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { catalogue } from '@goldwren/game-engine/registry';
import { expect, test } from 'vitest';
import { exportOf, otherPublicKey, publicKey } from './testing/exports.ts';
import { exitCodes, usage } from './verify-file.ts';

const cli = fileURLToPath(new URL('./cli.ts', import.meta.url));
const call = (...args: string[]) => spawnSync(process.execPath, [cli, ...args], { encoding: 'utf8' });

test.each([[[]], [['--unknown', 'a.json']], [['a.json', 'b.json']], [['a.json', '--key']]])(
  'prints its usage for %j',
  (args) => {
    const { status, stdout } = call(...args);
    expect([status, stdout]).toEqual([2, `${usage.join('\n')}\n`]);
  },
);

test('reads keys and the file in any order', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'verify-rounds-'));
  const path = join(folder, 'session.json');
  await writeFile(path, JSON.stringify({ sessions: [exportOf(catalogue[0] as (typeof catalogue)[number])] }));
  expect(call(path).status).toBe(3);
  expect(call(path, '--key', otherPublicKey).status).toBe(1);
  expect(call('--key', publicKey, path, '--key', otherPublicKey).status).toBe(0);
  await rm(folder, { recursive: true });
});

test('has its exit codes in the README', async () => {
  const readme = await readFile(new URL('../README.md', import.meta.url), 'utf8');
  for (const code of Object.values(exitCodes)) expect(readme).toMatch(new RegExp(`^\\| ${code} \\| `, 'm'));
});
