import { getTableColumns } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readNewCell } from '../../src/commands/cells/add.ts';
import { adoptPlayers } from '../../src/commands/cells/adopt.ts';
import { runCellsCommand } from '../../src/commands/cells/index.ts';
import { sweepClaims } from '../../src/modules/auth/public.ts';
import { directoryTables } from '../../src/modules/cells/directory.store.ts';
import { excludedPersonTables } from '../../src/modules/cells/excluded-person.store.ts';
import { settingTables } from '../../src/modules/cells/setting.store.ts';
import { createTestApi } from '../helpers/api/test-api.ts';
import { directoryKey } from '../helpers/cells/directory.ts';
import { createTwoCells, type TwoCells } from '../helpers/cells/two-cells.ts';
import { openTestDatabase } from '../helpers/database/open-test-database.ts';
import { newPlayer, password } from '../helpers/people/players.ts';

let cells: TwoCells;
let login: pg.Pool;
beforeAll(async () => {
  cells = await createTwoCells();
  login = new pg.Pool({ connectionString: cells.settings.CELL_DIRECTORY_URL });
});
afterAll(async () => {
  await login.end();
  await cells.close();
});

describe('the directory', () => {
  test.each(Object.entries({ ...directoryTables, ...excludedPersonTables, ...settingTables }))(
    'has the columns that the code uses: %s',
    async (name, table) => {
      const { rows } = await cells.directory.query(
        `SELECT column_name AS name FROM information_schema.columns
        WHERE table_schema = 'directory' AND table_name = $1 ORDER BY ordinal_position`,
        [name],
      );
      const snakeCase = (key: string) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
      expect(rows.map((row) => row.name)).toEqual(Object.keys(getTableColumns(table)).map(snakeCase));
    },
  );

  test.each([
    ['add a cell', `INSERT INTO directory.cell (name, api_url) VALUES ('evil', 'http://evil')`],
    ['change the address of a cell', `UPDATE directory.cell SET api_url = 'http://evil'`],
    ['delete a cell', 'DELETE FROM directory.cell'],
    ['move an account', `UPDATE directory.player_directory SET cell = 'cell_one'`],
    ['move a mailbox', `UPDATE directory.mailbox SET cell = 'cell_one'`],
    ['move a payment', `UPDATE directory.reference SET cell = 'cell_one'`],
    ['read the players of a cell in the same database', 'SELECT * FROM public.player'],
    ['create a table', 'CREATE TABLE directory.more (id int)'],
  ])('does not let the login of a cell %s', async (_what, statement) => {
    await expect(login.query(statement)).rejects.toMatchObject({ code: '42501' });
  });

  test('contains no email', async () => {
    const { email } = await newPlayer(cells.one);
    const { rows } = await cells.directory.query(
      `SELECT (SELECT json_agg(d) FROM directory.player_directory d)::text || (SELECT json_agg(m) FROM directory.mailbox m)::text AS all`,
    );
    expect(rows[0].all).not.toContain(email.split('@')[0]);
    expect(rows[0].all).not.toContain(Buffer.from(email).toString('hex'));
  });
});

describe('the commands', () => {
  const say = () => undefined;
  const env = () => ({ ...cells.settings, DATABASE_URL: cells.one.url });

  test('add a cell, change it, and list all', async () => {
    await runCellsCommand(['add', 'cell_three', 'http://127.0.0.1:4199', '--closed'], env(), say);
    await runCellsCommand(['add', 'cell_three', 'http://127.0.0.1:4198', '--closed', '--weight', '3'], env(), say);
    const { lines } = await runCellsCommand(['list'], env(), say);
    expect(lines.map((line) => line.split(' ')[0])).toEqual(['cell_one', 'cell_three', 'cell_two']);
    expect(lines[1]).toBe('cell_three  http://127.0.0.1:4198  weight 3  closed  0 accounts');
    const office = 'https://office-3.example.test';
    await runCellsCommand(['add', 'cell_three', 'http://127.0.0.1:4198', '--closed', '--office', office], env(), say);
    // Without the option, the address of the back office stays.
    await runCellsCommand(['add', 'cell_three', 'http://127.0.0.1:4197', '--closed'], env(), say);
    expect((await runCellsCommand(['list'], env(), say)).lines[1]).toBe(
      `cell_three  http://127.0.0.1:4197  weight 1  closed  0 accounts  office ${office}`,
    );
    await cells.directory.query(`DELETE FROM directory.cell WHERE name = 'cell_three'`);
  });

  test.each([
    [[]],
    [['Cell', 'http://a']],
    [['cell_one', 'http://a/path']],
    [['cell_one', 'ftp://a']],
    [['cell_one', 'http://a', '--weight', '0']],
    [['cell_one', 'http://a', 'http://b']],
    [['cell_one', 'http://a', '--office', 'javascript:alert(1)']],
    [['cell_one', 'http://a', '--office', 'http://a/staff']],
  ])('reject a cell that is written as %j', (args) => {
    expect(() => readNewCell(args)).toThrow('Write: cells add');
  });

  test('list themselves for an unknown command, and name a missing URL', async () => {
    await expect(runCellsCommand(['toString'], {}, say)).rejects.toThrow(/cells prepare[\s\S]*cells adopt/);
    await expect(runCellsCommand(['prepare'], {}, say)).rejects.toThrow('DATABASE_URL is not set.');
  });

  test('adopt the players of a cell that had no directory, also twice', async () => {
    const before = await createTestApi({ databaseUrl: cells.two.url });
    const player = await newPlayer(before);
    await before.close();
    const signIn = () =>
      cells.one.caller().send('POST', '/api/auth/login', { json: { email: player.email, password } });
    const directory = openTestDatabase({ url: cells.settings.CELL_DIRECTORY_URL as string, maxConnections: 1 });
    const settings = { name: 'cell_two', key: Buffer.from(directoryKey, 'hex') };
    try {
      expect(await adoptPlayers(cells.two.database, directory, settings)).toEqual({ accounts: 1, conflicts: [] });
      expect(await adoptPlayers(cells.two.database, directory, settings)).toEqual({ accounts: 0, conflicts: [] });
      // The same email in another cell is reported.
      const other = await createTestApi({ databaseUrl: cells.one.url });
      const twin = await newPlayer(other, { email: player.email });
      await other.close();
      const inOne = await adoptPlayers(cells.one.database, directory, { ...settings, name: 'cell_one' });
      expect(inOne.conflicts).toEqual([twin.id]);
    } finally {
      await directory.close();
    }
    const answer = await signIn();
    expect([answer.status, answer.body.user?.id]).toEqual([200, player.id]);
    expect((await sweepClaims(cells.two.context)).freed).toBe(0);
  });
});
