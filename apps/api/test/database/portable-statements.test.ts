import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadModule, parseSync } from 'libpg-query';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fromPackageRoot } from '../../src/platform/package-root.ts';
import { splitStatements } from '../../src/platform/schema/split-statements.ts';
import { readSqlFunctions, readSqlTriggers } from '../../src/platform/schema/sql-objects.ts';
import { findRefusedQueries } from './portable-queries.ts';
import { findTraps, findTrapsOfScript, type Product, readProduct, type Trap } from './portable-statements.ts';

// A cell can be a distributed schema of Citus, which refuses some statements of PostgreSQL and runs others with another result.
// These rules need no Citus.

const staff = 'reads tables of staff; a statement of a cell does not call it for each row';
const guarded = 'PostgreSQL replaces the call by its expression, which reads tables for guarded wallets only';

/** The functions that do not follow a rule, each with the reason. */
const exceptions: Readonly<Record<string, Readonly<Partial<Record<Trap, string>>>>> = {
  approval_refusal: { 'function that reads a table': staff },
  approve_sanctions_upload: { 'function that reads a table': staff },
  check_redemption_move: { 'function that reads a table': staff },
  check_round: { 'function that reads a table': guarded },
  check_rounds: {
    'function that reads a table': guarded,
    'generic plan': 'a plan for each batch costs more than its rounds; Citus needs it reset',
  },
  erase_audit_facts: { 'function that reads a table': 'one statement for each erased player' },
  expire_sweeps: { 'function that reads a table': 'the policy is read for the region of one player' },
  grant_free_entry: { 'function that reads a table': staff },
  is_acting_staff: { 'function that reads a table': staff },
  play_rounds: {
    'function that reads a table': guarded,
    'generic plan': 'a plan for each batch costs 40 µs a round; Citus needs it reset',
  },
  require_audit_erasure: { 'function that reads a table': 'one statement for each erased player' },
};

const functions = readSqlFunctions();
const baseline = readFileSync(fromPackageRoot('drizzle', '0000_baseline.sql'), 'utf8');
let product: Product;
beforeAll(async () => {
  await loadModule();
  product = readProduct(functions, baseline);
});

test('the SQL functions run in a distributed schema, except for the listed reasons', () => {
  const found = functions.map((one) => [one.name, findTraps(one, product).sort()] as const);
  expect(Object.fromEntries(found.filter(([, traps]) => traps.length > 0))).toEqual(
    Object.fromEntries(Object.entries(exceptions).map(([name, traps]) => [name, Object.keys(traps).sort()])),
  );
});

test('migrations and triggers run in a distributed schema', () => {
  expect(findTrapsOfScript(baseline)).toEqual([]);
  // Citus creates a trigger of TRUNCATE on the coordinator only. It guards against a mistake of the owner: no other role may truncate.
  const others = readSqlTriggers().filter(
    ({ text }) => !/BEFORE TRUNCATE\b[^;]*EXECUTE FUNCTION reject_change\(\)/.test(text),
  );
  expect(others.length).toBeGreaterThan(50);
  expect(others.filter(({ text }) => findTrapsOfScript(text).length > 0)).toEqual([]);
});

/** A function with this body, and the same with a body that runs everywhere. */
const planted: readonly (readonly [trap: Trap, bad: string, good: string])[] = [
  [
    'simple CASE',
    "UPDATE wallet w SET balance = CASE w.currency WHEN 'gold' THEN 1 ELSE 2 END;",
    "UPDATE wallet w SET balance = CASE WHEN w.currency = 'gold' THEN 1 ELSE 2 END;",
  ],
  [
    'default of now()',
    'INSERT INTO journal (player_id, amount) SELECT w.player_id, 1 FROM wallet w;',
    'INSERT INTO journal (player_id, amount, at) SELECT w.player_id, 1, v_now FROM wallet w;',
  ],
  [
    'query in VALUES',
    'INSERT INTO rate_limit (key, requests) VALUES (1, (SELECT count(*) FROM wallet));',
    'INSERT INTO rate_limit (key, requests) VALUES (1, 2);',
  ],
  [
    'changing value in CASE',
    'UPDATE round x SET settled_at = coalesce(x.settled_at, now());',
    'UPDATE round x SET settled_at = coalesce(x.settled_at, v_now), payout = 1;',
  ],
  [
    'changing value in CASE',
    'UPDATE round x SET settled_at = CASE WHEN x.payout > 0 THEN CURRENT_TIMESTAMP END;',
    'UPDATE round x SET settled_at = now();',
  ],
  [
    'changing value in ON CONFLICT',
    'INSERT INTO rate_limit (key) VALUES (1) ON CONFLICT (key) DO UPDATE SET window_ends_at = now();',
    'INSERT INTO rate_limit (key) VALUES (1) ON CONFLICT (key) DO UPDATE SET window_ends_at = excluded.window_ends_at;',
  ],
  [
    'changing value in RETURNING',
    'UPDATE wallet w SET balance = 1 RETURNING now() INTO v_now;',
    'UPDATE wallet w SET balance = 1 RETURNING w.balance INTO v_now;',
  ],
  [
    'changing function of a column',
    'UPDATE play_pace x SET unchecked_seconds = play_gap_seconds(x.last_play_at);',
    'UPDATE play_pace x SET unchecked_seconds = play_gap_seconds(v_now);',
  ],
  [
    'volatile function in a change',
    'DELETE FROM rate_limit t WHERE random() < 0.5;',
    'DELETE FROM rate_limit t WHERE t.requests < 5;',
  ],
  [
    'table of a trigger in the catalogue',
    'PERFORM FROM pg_class c WHERE c.oid = TG_RELID AND c.relowner = 1;',
    "PERFORM has_table_privilege(TG_RELID, 'TRUNCATE');",
  ],
  [
    'function that reads a table',
    'PERFORM record_play(w.player_id, w.currency, 1) FROM wallet w;',
    'PERFORM record_play(v_player, v_currency, 1);',
  ],
];

describe.each(planted)('%s', (trap, bad, good) => {
  const functionWith = (body: string) => ({
    name: 'planted',
    text: `CREATE OR REPLACE FUNCTION planted() RETURNS void LANGUAGE plpgsql AS $$\nDECLARE\n  v_now timestamptz;\nBEGIN\n  ${body}\nEND $$;`,
  });
  test(`reports ${bad}`, () => expect(findTraps(functionWith(bad), product)).toContain(trap));
  test(`accepts ${good}`, () => expect(findTraps(functionWith(good), product)).toEqual([]));
});

test('reports a function that reads a table through another one', () => {
  const text = (name: string, body: string) => ({
    name,
    text: `CREATE OR REPLACE FUNCTION ${name}() RETURNS int LANGUAGE sql STABLE AS $$ ${body} $$;`,
  });
  const chain = [text('one', 'SELECT two()'), text('two', 'SELECT 1 FROM wallet'), text('free', 'SELECT 1')];
  const known = readProduct(chain, baseline);
  expect(findTraps(text('outer', 'SELECT one() FROM journal'), known)).toEqual(['function that reads a table']);
  expect(findTraps(text('outer', 'SELECT free() FROM journal'), known)).toEqual([]);
});

test('reports a generic plan, a DO block and a trigger of statements', () => {
  const sql =
    'CREATE OR REPLACE FUNCTION f() RETURNS int LANGUAGE sql SET plan_cache_mode = force_generic_plan AS $$ SELECT 1 $$;';
  expect(findTraps({ name: 'f', text: sql }, product)).toEqual(['generic plan']);
  expect(findTrapsOfScript('DO $$ BEGIN NULL; END $$;')).toEqual(['DO block']);
  expect(findTrapsOfScript('CREATE TRIGGER t AFTER INSERT ON wallet FOR EACH STATEMENT EXECUTE FUNCTION f();')).toEqual(
    ['statement trigger'],
  );
});

test('of the statements that the suites send, Citus would refuse only those that run there for the listed reason', async () => {
  const limits =
    'select "amount", (select r."cents" from reserved_purchases("play_limit"."player_id") r) from "play_limit"';
  const file = join(mkdtempSync(join(tmpdir(), 'goldwren-statements-')), 'statements');
  writeFileSync(file, `${JSON.stringify(limits)}\n`);
  expect(await findRefusedQueries(file)).toEqual([]);
});

test('a migration has a breakpoint after each statement, because Citus sends the text of a whole query to other nodes', () => {
  const parts = baseline.split('--> statement-breakpoint').filter((part) => splitStatements(part).length > 0);
  expect(parts.length).toBeGreaterThan(250);
  expect(parts.filter((part) => parseSync(part).stmts?.length !== 1)).toEqual([]);
});

test('functions and triggers are split into their statements', () => {
  for (const { name, text } of [...functions, ...readSqlTriggers()]) {
    const statements = splitStatements(text);
    expect(statements.length, name).toBeGreaterThan(0);
    for (const statement of statements) expect(parseSync(statement).stmts, name).toHaveLength(1);
  }
});

describe('statements of the query builder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'goldwren-statements-'));
  const file = join(folder, 'statements');
  afterAll(() => rmSync(folder, { recursive: true }));
  const check = (statement: string) => {
    writeFileSync(file, `${JSON.stringify(statement)}\n`);
    return findRefusedQueries(file);
  };

  test.each([
    [
      'changing value in ON CONFLICT',
      'insert into "rate_limit" ("key") values ($1) on conflict ("key") do update set "window_ends_at" = now()',
    ],
    [
      'changing value in ON CONFLICT',
      `insert into "rate_limit" ("key") values ($1) on conflict ("key") do update set "window_ends_at" = $2::timestamptz - 5 * interval '1 minute'`,
    ],
    [
      'changing value in CASE',
      'update "player" set "closed_at" = coalesce("player"."closed_at", now()) where "player"."id" = $1',
    ],
    ['changing value in CASE', 'delete from "player" where coalesce("player"."cool_off_until" > now(), false)'],
    [
      'changing value in RETURNING',
      'update "player" set "locale" = $1 returning coalesce("cool_off_until" > now(), false)',
    ],
    [
      'changing function of a column',
      'update "play_pace" set "unchecked_seconds" = play_gap_seconds("play_pace"."last_play_at")',
    ],
    ['function that reads a table', 'select record_play("wallet"."player_id", $1, $2) from "wallet"'],
  ])('reports %s in %s', async (trap, statement) => {
    expect(await check(statement)).toEqual([expect.stringContaining(trap)]);
  });

  test('accepts the same with the current time as a parameter', async () => {
    const upsert =
      'insert into "rate_limit" ("key") values ($1) on conflict ("key") do update set "window_ends_at" = $2::timestamptz';
    expect(await check(upsert)).toEqual([]);
    expect(await check('update "player" set "closed_at" = coalesce("player"."closed_at", $1::timestamptz)')).toEqual(
      [],
    );
  });
});
