import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { catalogue } from '@goldwren/game-engine/registry';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportOf, otherKey, privateKey, publicKey, signWith } from './testing/exports.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
let folder: string;

/** Bundles the checker, as the site does (apps/web/build/offline-checker.ts), into a folder that contains nothing else. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'goldwren-checker-'));
  const output = { entryFileNames: 'goldwren-verify.mjs' };
  await build({
    root,
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'silent',
    build: { outDir: folder, rolldownOptions: { output } },
  });
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the file with plain Node, without a package, an environment or the rest of the repository. */
function check(exported: object): number | null {
  writeFileSync(join(folder, 'session.json'), JSON.stringify({ sessions: [exported] }));
  const args = ['goldwren-verify.mjs', '--key', publicKey, 'session.json'];
  return spawnSync(process.execPath, args, { cwd: folder, env: {} }).status;
}

test('the downloadable checker is one file that only needs Node', () => {
  expect(readdirSync(folder)).toEqual(['goldwren-verify.mjs']);
});

/** A game without decisions and one with them. The tests of the sources check every game. */
const games = catalogue.filter(({ slug }) => /^(?:keno-fortune|jacks)/.test(slug));

test.each(games)('it verifies a session of $slug, and rejects a forged one', (entry) => {
  const exported = exportOf(entry);
  expect(check(exported)).toBe(0);
  const [first, ...others] = exported.rounds;
  expect(check({ ...exported, rounds: [{ ...first, payout: '77000.00' }, ...others] })).toBe(1);
  expect(check({ ...exported, rounds: others })).toBe(1);
  expect(check({ ...exported, signature: signWith(otherKey, exported.statement) })).toBe(1);
  const statement = { ...exported.statement, rounds: 2 } as typeof exported.statement;
  expect(check({ ...exported, statement, signature: signWith(privateKey, statement) })).toBe(1);
});
