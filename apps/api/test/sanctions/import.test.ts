import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importSanctionsFiles, readImportArguments } from '../../src/commands/sanctions-import.ts';
import { fromPackageRoot } from '../../src/platform/package-root.ts';
import { testSettings } from '../helpers/api/settings.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { importFiles, plainList } from '../helpers/people/sanctions.ts';
import { newStaff } from '../helpers/people/staff.ts';
import { processEnvironment } from '../helpers/processes/process-environment.ts';
import { programPath } from '../helpers/processes/programs.ts';

const api = setUpTestApi();
let folder: string;
beforeAll(async () => {
  await api.owner.query('TRUNCATE sanctions_list, sanctions_name');
  folder = mkdtempSync(join(tmpdir(), 'goldwren-sanctions-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
});

async function stored() {
  const { rows } = await api.owner.query(
    `SELECT l.version, l.names, count(n.*)::int AS rows FROM sanctions_list l
       LEFT JOIN sanctions_name n USING (version) GROUP BY 1, 2 ORDER BY 1`,
  );
  return rows;
}

const run = promisify(execFile);
async function sanctionsImport(...args: string[]): Promise<string> {
  const env = { ...processEnvironment, ...testSettings(api.url) };
  const options = { env, cwd: fromPackageRoot() };
  return run(process.execPath, [programPath('sanctions-import'), ...args], options).then(
    ({ stderr }) => stderr,
    (error: { stderr: string }) => error.stderr,
  );
}

test('activates a list once with pnpm sanctions:import during operation, and changes nothing for a broken list', {
  timeout: 120_000,
}, async () => {
  const path = join(folder, 'list.csv');
  writeFileSync(path, plainList(['PUTIN, Vladimir', 1952], ['ABBAS, Abu', 1948]).bytes);
  expect(await sanctionsImport(path)).toMatch(/Version 1 is in force: 2 names, SHA-256 [0-9a-f]{64}/);
  expect(await sanctionsImport(path)).toContain('This list is already in force as version 1. Nothing was changed.');
  // The command prints the messages of this function.
  const again = (name: string) => importSanctionsFiles(api.url, readImportArguments([join(folder, name)]));
  expect(await again('list.csv')).toMatchObject({ isNew: false, version: 1 });
  writeFileSync(path, 'name,birth_year\n"Cut off');
  await expect(again('list.csv')).rejects.toThrow(/list\.csv[\s\S]*Nothing was changed/);
  await expect(again('none.csv')).rejects.toThrow(/cannot be read/);
  expect(await stored()).toEqual([{ version: 1, names: 2, rows: 2 }]);
  const compliance = await newStaff(api, ['compliance']);
  const { results } = await compliance.staff.sanctions.lists({ query: {} });
  expect(results).toMatchObject([{ version: 1, format: 'plain', names: 2, files: ['list.csv'] }]);
});

test('imports a list with less than half of the names only with --may-shrink', async () => {
  const names = Array.from({ length: 9 }, (_, n) => [`Person ${'ABCDEFGHI'[n]} Listed`] as const);
  await importFiles(api, [plainList(...names)]);
  const before = await stored();
  await expect(importFiles(api, [plainList(...names.slice(0, 4))], false)).rejects.toThrow(
    /4 names, and the list in force has 9/,
  );
  expect(await stored()).toEqual(before);
  expect((await importFiles(api, [plainList(...names.slice(0, 4))], true)).isNew).toBe(true);
});

test('creates complete versions one after the other for four concurrent imports', async () => {
  const last = (await stored()).at(-1)?.version ?? 0;
  const lists = ['Anna', 'Berta', 'Clara', 'Dora'].map((first) => plainList([`${first} Listed`], [`${first} Other`]));
  const imported = await Promise.all(lists.map((list) => importFiles(api, [list])));
  expect(imported.map(({ version }) => version - last).sort()).toEqual([1, 2, 3, 4]);
  for (const { names, rows } of await stored()) expect(rows).toBe(names);
});

test('imports ten thousand names', async () => {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
  const names = Array.from({ length: 10_000 }, (_, n) => {
    const code = [n % 26, Math.floor(n / 26) % 26, Math.floor(n / 676) % 26].map((i) => letters[i]).join('');
    return [`Name${code} Listed`, 1950 + (n % 40)] as const;
  });
  expect(await importFiles(api, [plainList(...names)])).toMatchObject({ names: 10_000, isNew: true });
  expect((await stored()).at(-1)).toMatchObject({ names: 10_000, rows: 10_000 });
});

test('allows the role of the API to read lists but not to change them', async () => {
  const { $client } = api.database.db;
  for (const statement of [
    'DELETE FROM sanctions_name',
    "UPDATE sanctions_list SET sha256 = ''",
    "INSERT INTO sanctions_list (version, format, sha256, files, names) VALUES (999, 'plain', '', '{}', 0)",
    'DELETE FROM sanctions_screening',
    'DELETE FROM sanctions_match',
  ]) {
    await expect($client.query(statement)).rejects.toThrow(/permission denied/);
  }
});

test('prints the usage of the command for wrong arguments', () => {
  expect(() => readImportArguments([])).toThrow(/Which file[\s\S]*Usage/);
  expect(() => readImportArguments(['--force', 'x'])).toThrow(/Usage/);
  expect(readImportArguments(['--may-shrink', 'SDN.CSV', 'ALT.CSV'])).toEqual({
    paths: ['SDN.CSV', 'ALT.CSV'],
    mayShrink: true,
  });
});
