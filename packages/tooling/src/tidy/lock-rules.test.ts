import { describe, expect, test } from 'vitest';
import { readTree, type TreeFile } from '../repository.ts';
import { builtLocks } from './built-locks.ts';
import { checkLocks, findPlayerTables } from './lock-rules.ts';
import { sqlLocks } from './sql-locks.ts';
import { parseFile } from './syntax.ts';

const tables: TreeFile = {
  path: 'apps/api/src/modules/a/a.table.ts',
  text: `
    export const coin = pgTable('coin', { playerId: playerId(), n: integer() });
    export const bonus = pgTable('bonus', { playerId: playerId().primaryKey() });
    export const session = pgTable('session', { id: uuid().primaryKey(), playerId: uuid() });`,
};
const message =
  'lock and change rows of a player with player_id = one player. Otherwise, the statement runs on every node.';

function found(path: string, text: string): string[] {
  return checkLocks([tables, { path, text }]).map(({ line, message: full }) =>
    `${line} ${full.replace(message, '')}`.trim(),
  );
}
const inFunction = (body: string): string[] =>
  found('apps/api/sql/functions/f.sql', `CREATE OR REPLACE FUNCTION f() RETURNS void AS $$\nBEGIN\n${body}\nEND $$;`);
const inStore = (text: string): string[] => found('apps/api/src/modules/a/a.store.ts', text);

describe('in a SQL function, the rule reports', () => {
  test.each([
    ['a lock by another column', 'PERFORM 1 FROM coin c WHERE c.n = p_n FOR UPDATE;'],
    ['a weaker lock', 'PERFORM 1 FROM coin WHERE n = p_n FOR NO KEY UPDATE SKIP LOCKED;'],
    ['a lock of everything', 'SELECT * INTO r FROM coin FOR SHARE;'],
    ['an update of everything', 'UPDATE coin SET n = 0;'],
    ['a column that is only set', 'UPDATE coin c SET player_id = p_player WHERE c.n = 1;'],
    ['an alternative', 'UPDATE coin SET n = 0 WHERE player_id = p_player OR n = 1;'],
    ['many players', 'DELETE FROM coin WHERE player_id = ANY (p_players);'],
    ['a join without a player', 'UPDATE coin c SET n = 0 FROM bonus b WHERE c.player_id = b.player_id;'],
    [
      'the player of another table',
      'PERFORM 1 FROM coin c JOIN session s ON s.n = c.n WHERE s.player_id = p_player FOR UPDATE;',
    ],
    ['a deletion by age', "DELETE FROM coin WHERE at < now() - interval '1 hour';"],
    [
      'a deletion inside a WITH',
      'WITH gone AS (DELETE FROM coin WHERE n = 1 RETURNING n) SELECT 1 FROM gone WHERE player_id = p_player;',
    ],
    ['a condition in a comment', 'UPDATE coin SET n = 0; -- WHERE player_id = p_player'],
    ['a condition in a text', "UPDATE coin SET t = ' WHERE player_id = p_player ';"],
    [
      'one of two in a branch',
      'IF a THEN UPDATE coin SET n = 0 WHERE n = 1; END IF;\n  UPDATE bonus SET n = 1 WHERE player_id = p_player;',
    ],
  ])('%s', (_name, body) => {
    expect(inFunction(body)).toEqual(['3 coin:']);
  });

  test('composed SQL', () => {
    const composed = "EXECUTE format('UPDATE %I SET n = 0', p_table);";
    expect(inFunction(composed)).toHaveLength(1);
    const text = `CREATE OR REPLACE FUNCTION f() RETURNS void\nLANGUAGE plpgsql STABLE AS $$\nBEGIN\n${composed}\nEND $$;`;
    expect(found('apps/api/sql/functions/f.sql', text)).toEqual([]);
    // It locks no row.
    for (const harmless of ['ALTER TABLE %I SET (fillfactor = 90)', 'DROP TABLE %I', 'SELECT count(*) FROM %I'])
      expect(inFunction(`EXECUTE format('${harmless}', p_table);`)).toEqual([]);
    expect(inFunction("EXECUTE format('SELECT n FROM %I FOR UPDATE', p_table);")).toHaveLength(1);
  });

  test.each([
    'PERFORM 1 FROM coin c WHERE c.player_id = p_player AND c.n = 1 FOR UPDATE;',
    'UPDATE coin c SET n = CASE WHEN x THEN 1 ELSE 2 END WHERE c.n < 3 AND c.player_id = r.player_id AND (c.n = 1 OR c.m = 2);',
    'DELETE FROM bonus WHERE player_id = v_player;',
    'UPDATE session SET n = 0 WHERE id = p_id;',
    'SELECT n INTO v FROM coin WHERE n = 1;',
    'INSERT INTO coin VALUES (1) ON CONFLICT (player_id) DO UPDATE SET n = excluded.n;',
  ])('but accepts: %s', (body) => {
    expect(inFunction(body)).toEqual([]);
  });
});

describe('in a Drizzle statement, the rule reports', () => {
  test.each([
    ['a lock by another column', "const a = (db) => db.select().from(coin).where(eq(coin.n, 1)).for('update');"],
    ['a lock of everything', "const a = (db) => db.select().from(coin).for('update', { skipLocked: true });"],
    ['an update without a condition', 'const a = (db) => db.update(coin).set({ n: 1 });'],
    ['a deletion by age', 'const a = (db) => db.delete(coin).where(lt(coin.at, x));'],
    ['many players', 'const a = (db) => db.delete(coin).where(inArray(coin.playerId, ids));'],
    ['an alternative', 'const a = (db) => db.delete(coin).where(or(eq(coin.playerId, id), eq(coin.n, 1)));'],
    ['the player of another table', 'const a = (db) => db.delete(coin).where(eq(bonus.playerId, id));'],
    [
      'a join',
      "import { bonus } from './a.table.ts';const a = (db) => db.delete(coin).where(eq(coin.playerId, bonus.playerId));",
    ],
    [
      'a key without the player',
      'const isKey = (o) => eq(coin.id, o.id);const a = (db) => db.delete(coin).where(isKey(o));',
    ],
    ['a key from elsewhere', "import { isKey } from './k.ts';const a = (db) => db.delete(coin).where(isKey(o));"],
    [
      'a statement within another',
      'const a = (db) => db.update(session).set({ n: db.delete(coin).where(eq(coin.n, 1)) });',
    ],
    ['a text', "db.query('UPDATE coin SET n = 0 WHERE n = $1');"],
    ['a template', `db.query(sql\`SELECT 1 FROM coin WHERE n = \${n} FOR UPDATE\`);`],
  ])('%s', (_name, text) => {
    expect(inStore(text)).toEqual(['1 coin:']);
  });

  test.each([
    "const a = (db) => db.select().from(coin).where(and(eq(coin.playerId, id), eq(coin.n, 1))).for('update');",
    'const isKey = (o) => and(eq(coin.playerId, o.playerId), eq(coin.id, o.id));const a = (db) => db.update(coin).set(x).where(and(isKey(o), y));',
    'function isKey(o) { return eq(coin.playerId, o.playerId); }\nconst a = (db) => db.delete(coin).where(isKey(o));',
    'const a = (db) => db.delete(session).where(eq(session.id, id));',
    'const a = (db) => db.select().from(coin).where(eq(coin.n, 1));',
    `db.query(sql\`UPDATE coin SET n = 0 WHERE player_id = \${id}\`);`,
  ])('but accepts: %s', (text) => {
    expect(inStore(text)).toEqual([]);
  });
});

describe('in this repository', () => {
  const files = readTree();

  test('the tables with rows of players are found', () => {
    const names = findPlayerTables(files).map(({ name }) => name);
    const money = ['wallet', 'journal', 'idempotency', 'login_bonus', 'game_session', 'round', 'round_raise'];
    const trade = ['store_order', 'order_event', 'first_purchase', 'player_debt', 'redemption'];
    expect(names).toEqual(expect.arrayContaining([...money, ...trade]));
  });

  test('every lock and change is found, and reported if it does not name the player', () => {
    const known = findPlayerTables(files);
    const names = new Set(known.map(({ name }) => name));
    const constants = new Set(known.map(({ constant }) => constant));
    const tableFiles = files.filter(({ path }) => path.endsWith('.table.ts'));
    let functions = 0;
    let statements = 0;
    for (const file of files) {
      const isFunction = file.path.startsWith('apps/api/sql/functions/');
      if (!isFunction && !/^apps\/api\/src\/.*\.store\.ts$/.test(file.path)) continue;
      const locks = isFunction
        ? sqlLocks(file.text).filter(({ table }) => names.has(table))
        : builtLocks(parseFile(file)).filter(({ table }) => constants.has(table));
      if (locks.length === 0) continue;
      if (isFunction) functions += locks.length;
      else statements += locks.length;
      const text = file.text
        .replace(/player_id = /g, 'player_id <> ')
        .replace(/\beq\((\w+\.)?playerId/g, 'ne($1playerId');
      const reported = checkLocks([...tableFiles, { path: file.path, text }]);
      expect(
        reported.map(({ line }) => line),
        file.path,
      ).toEqual(locks.map(({ line }) => line));
    }
    // The counts at the time of writing. If parsing breaks, fewer are found.
    expect(functions).toBeGreaterThanOrEqual(16);
    expect(statements).toBeGreaterThanOrEqual(6);
  });
});
