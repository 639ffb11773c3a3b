import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCellsCommand } from '../../src/commands/cells/index.ts';
import { prepareAll } from '../../src/commands/cells/prepare-all.ts';
import { prepareDatabase } from '../../src/prepare.ts';
import { withDatabase } from '../harness/admin.ts';
import { createTestDatabase, type TestDatabase } from '../harness/test-database.ts';
import { openOwner, setUpTestApi } from '../helpers/api/test-api.ts';
import { tamper } from '../helpers/database/tamper.ts';
import { newRedeemer, redeem } from '../helpers/money/redeem.ts';
import { newPlayer } from '../helpers/people/players.ts';

const api = setUpTestApi();
let other: TestDatabase;
let owner: ReturnType<typeof openOwner>;
beforeAll(async () => {
  other = await createTestDatabase();
  owner = openOwner(other.url);
  // Both are clones of one template.
  await owner.query('UPDATE drizzle.cell_home SET cell = gen_random_uuid()');
});
afterAll(async () => {
  await owner.end();
  await other.drop();
});

const run = (...args: string[]) => runCellsCommand(args, {}, () => undefined);

async function status(...args: string[]): Promise<{ isGood: boolean; text: string }> {
  const { lines, isGood } = await run('status', '--cell', `one=${api.url}`, '--cell', `two=${other.url}`, ...args);
  return { isGood, text: lines.join('\n') };
}

async function read() {
  const { isGood, text } = await status('--json');
  const { cells, totals } = JSON.parse(text);
  return { isGood, cells, totals };
}

test('prints every cell, and totals that are exact beyond the numbers of JavaScript', async () => {
  await redeem(await newRedeemer(api));
  await newPlayer(api);
  // Two amounts whose sum has more digits than a number of JavaScript.
  const { rows } = await api.owner.query(
    "SELECT player_id AS id FROM wallet WHERE currency = 'gold' ORDER BY 1 LIMIT 1",
  );
  await tamper(api.owner, 'UPDATE wallet SET balance = 9007199254740993 WHERE player_id = $1 AND currency = $2', [
    rows[0].id,
    'gold',
  ]);
  const { rows: sums } = await api.owner.query("SELECT sum(balance)::text AS sum FROM wallet WHERE currency = 'gold'");
  const { cells, totals } = await read();
  expect(cells.map(({ name, state, epoch, faults }: Record<string, unknown>) => [name, state, epoch, faults])).toEqual([
    ['one', 'active', 1, []],
    ['two', 'active', 1, []],
  ]);
  expect(cells[0]).toMatchObject({ players: 2, open_redemptions: 1, open_rounds: 0 });
  expect(totals).toMatchObject({ cells: 2, players: 2, open_redemptions: 1 });
  expect(totals.wallets.gold.replace('.', '')).toBe(sums[0].sum);
  expect((await status()).text).toMatch(/total of 2 of 2 cells: 2 players, .* gold/);
});

test('does not call a cell good that has moved, has another schema, a changed audit log, or cannot be read', async () => {
  expect((await read()).isGood).toBe(true);
  await owner.query("UPDATE drizzle.cell_home SET state = 'moved'");
  const moved = await read();
  expect([moved.isGood, moved.cells[1].faults, moved.totals.cells]).toEqual([false, ['the state is moved'], 1]);
  await owner.query("UPDATE drizzle.cell_home SET state = 'active'");

  await owner.query("UPDATE drizzle.sql_object SET revision = 0 WHERE name = 'play_round'");
  const older = await read();
  expect([older.isGood, older.cells[1].faults]).toEqual([false, ['the database is older: function play_round']]);
  await prepareDatabase(other.url);

  await tamper(owner, 'UPDATE staff_audit_head SET seq = 7 WHERE $1', [true]);
  expect((await read()).cells[1].faults).toEqual(['row 1 breaks the audit log']);
  await tamper(owner, 'UPDATE staff_audit_head SET seq = 0 WHERE $1', [true]);

  const lost = await run('status', '--cell', 'gone=postgres://nobody:none@127.0.0.1:1/none');
  expect(lost.isGood).toBe(false);
  expect(lost.lines.join()).toContain('the database cannot be read');
});

test('reports two active databases of one cell', async () => {
  const { rows } = await api.owner.query('SELECT cell FROM drizzle.cell_home');
  await owner.query('UPDATE drizzle.cell_home SET cell = $1', [rows[0].cell]);
  const { isGood, cells } = await read();
  expect([isGood, cells[0].faults, cells[1].faults]).toEqual([
    false,
    ['two is active for the same cell'],
    ['one is active for the same cell'],
  ]);
});

test('reads the cells of a file, and rejects other lines without showing a password', async () => {
  const file = join(await mkdtemp(join(tmpdir(), 'goldwren-cells-')), 'cells');
  await writeFile(file, `# all cells\n\none=${api.url}\n`);
  expect((await run('status', '--file', file)).lines[0]).toContain('one: good');
  await writeFile(file, 'one postgres://owner:secret@host/db\n');
  const error = await run('status', '--file', file).catch(String);
  expect(error).toContain('name=postgres://');
  expect(error).not.toContain('secret');
  await expect(run('status')).rejects.toThrow('Name the cells');
  await expect(run('status', '--cell', `a=${api.url}`, '--cell', `a=${api.url}`)).rejects.toThrow('two cells');
  await expect(run('status', '--every')).rejects.toThrow('--every');
  await expect(run('copy')).rejects.toThrow('cells prepare-all');
  await expect(run('move', '--to', 'postgres://x/y')).rejects.toThrow('DATABASE_URL is not set');
});

test('prepares cells in their order, stops at the first failure, and says which are done', async () => {
  const cell = (name: string) => ({ name, url: withDatabase(other.url, name) });
  const done: string[] = [];
  const prepare = async (url: string) => {
    if (new URL(url).pathname === '/bad') throw new Error('no such database');
    done.push(url);
  };
  const said: string[] = [];
  const all = prepareAll([cell('first'), cell('bad'), cell('last')], prepare, (text) => void said.push(text));
  await expect(all).rejects.toThrow('bad cannot be prepared: no such database\nPrepared: first.');
  expect([done.length, said]).toEqual([1, ['first is prepared']]);
});
