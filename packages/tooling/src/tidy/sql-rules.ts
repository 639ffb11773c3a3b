import { posix } from 'node:path';
import type { TreeFile } from '../repository.ts';
import { type Finding, findLines } from './finding.ts';
import { isNode, parseFile } from './syntax.ts';

const API = 'apps/api/src/';
const TEST = /\.test\.ts$/;
/** A statement for the driver, or for Drizzle as text. `execute` of a prepared statement takes values, not text. */
const SQL_TEXT = /\.query\s*[<(]|\.execute\s*\(\s*(sql\b|['"`])/;

/** Files whose purpose requires SQL: they work below the stores, or outside the running API. */
const SQL_FILES: Readonly<Record<string, string>> = {
  'apps/api/src/platform/postgres/call-function.ts': 'calls the money functions',
  'apps/api/src/platform/transaction.ts': 'BEGIN, COMMIT, ROLLBACK',
  'apps/api/src/platform/schema/migrate.ts': 'advisory lock of the migrator, before there are tables',
  'apps/api/src/platform/schema/schema-version.ts': 'the bookkeeping of prepare, in the schema of the migrator',
  'apps/api/src/platform/schema/apply-sql-objects.ts':
    'creates and drops functions and triggers; works on the catalogue of Postgres',
  'apps/api/src/platform/schema/analyze.ts': 'ANALYZE; works on the catalogue of Postgres',
  'apps/api/src/platform/schema/citus.ts': 'settings, nodes and sequences of Citus; works on its catalogue',
  'apps/api/src/platform/schema/cell-schemas.ts': 'sets the search path of a transaction',
  'apps/api/src/platform/schema/job-queue.ts': 'GRANT on the tables of graphile-worker',
  'apps/api/src/platform/logins/app-login.ts': 'creates a login; works on the catalogue of Postgres',
  'apps/api/src/platform/grants/apply-grants.ts': 'GRANT and REVOKE; works on the catalogue of Postgres',
  'apps/api/src/platform/schema/payment-accounts.ts': 'a schema of the owner alone, which Drizzle does not know',
  'apps/api/src/platform/schema/schema-lists.ts':
    'stores revisions in a table of the migrations, which Drizzle does not know',
  'apps/api/src/platform/schema/staff-proof.ts': 'a schema of the owner alone, which Drizzle does not know',
  'apps/api/src/platform/logins/login-fault.ts': 'reads rights from the catalogue of Postgres',
  'apps/api/src/commands/cells/prepare.ts': 'runs the file that creates the directory',
  'apps/api/src/platform/schema/cell-home.ts': 'the state of a cell, in the schema of the migrator',
  'apps/api/src/commands/cells/abort.ts': 'the state of a cell, in the schema of the migrator',
  'apps/api/src/commands/cells/cell-server.ts': 'settings of a session of the owner',
  'apps/api/src/commands/cells/cell-tables.ts': 'tables, partitions and sequences of the catalogue of Postgres',
  'apps/api/src/commands/cells/compare.ts': 'digests of tables that are found in the catalogue of Postgres',
  'apps/api/src/commands/cells/fence.ts': 'LOCK, triggers and constraints on every table of the catalogue',
  'apps/api/src/commands/cells/move.ts': 'the state of a cell, in the schema of the migrator',
  'apps/api/src/commands/cells/prepare-target.ts': 'TRUNCATE of every table of the catalogue',
  'apps/api/src/commands/cells/replication.ts': 'publication and subscription; works on the catalogue of Postgres',
  'apps/api/src/commands/cells/status.ts': 'totals of every module for operators, with the login of the owner',
  'apps/api/src/launch/embedded-postgres.ts': 'creates the database before anything is in it',
};

/**
 * Raw SQL statements and why they are necessary: a measurement, or a feature that the query builder lacks. All
 * other statements use the builder, so that a renamed column does not compile.
 */
const RAW_STATEMENTS: Readonly<Record<string, string>> = {
  'apps/api/src/platform/postgres/database-clock.ts': 'SELECT now(): the builder has no SELECT without FROM',
  'apps/api/src/platform/postgres/lock-text.ts':
    'an advisory lock: no table, and the builder has no SELECT without FROM',
  'apps/api/src/modules/ledger/activity/daily-balances.store.ts':
    'closing balances of 30 days with 10 000 rows: 26 ms here and 1 ms of Node, 54 ms and 18 ms of Node from built rows; DISTINCT ON, LATERAL and time zones would be fragments',
  'apps/api/src/modules/ledger/reconciliation/ledger.checks.ts':
    'window over the whole journal: 0.25 s for 200 000 rows here, 0.8 s and 230 MB in Node from built rows',
  'apps/api/src/modules/ledger/reconciliation/window.checks.ts':
    'hashes of 220 000 rows, combined in PostgreSQL: one pass instead of six, see decision 0080',
  'apps/api/src/modules/games/audit/slice.checks.ts':
    'cursors, so that a day of any size is one page in memory: the builder has none; digests of rounds in 4 µs each',
  'apps/api/src/modules/games/audit/rounds-match-journal.checks.ts':
    'FULL JOIN of rounds with sums over the whole journal, answered with findings: read into Node, see ledger.checks.ts',
  'apps/api/src/modules/archive/archived-rows.checks.ts':
    'rows as text after a composite key with enums: fragments of the builder would be all of it; partitions from the catalogue of Postgres',
  'apps/api/src/modules/redemptions/redemptions.checks.ts':
    'FULL JOIN of redemptions with sums over the whole journal: read into Node, see ledger.checks.ts',
  'apps/api/src/modules/payouts/payouts.checks.ts':
    'FULL JOIN of redemptions with payouts, answered with findings: read into Node, see ledger.checks.ts',
  'apps/api/src/modules/store/store.checks.ts':
    'FULL JOIN of orders with sums over the whole journal, 0.04 s for 200 000 rows: read into Node, see ledger.checks.ts',
};

/** Joins of a store with a table of another module, and why two statements would not work. */
const FOREIGN_READS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'apps/api/src/modules/auth/sessions/session.store.ts': {
    'apps/api/src/modules/players/player.table.ts':
      'session and person in one statement, 40 µs: it runs in every request and is never stale',
  },
  'apps/api/src/modules/back-office/policy-region/affected.store.ts': {
    'apps/api/src/modules/ledger/ledger.table.ts':
      'how many players of one region have Sweeps Coins: counted after the join',
    'apps/api/src/modules/players/player.table.ts': 'where the players and the owners of redemptions live',
    'apps/api/src/modules/redemptions/redemptions.table.ts':
      'how many redemptions of one region are open: counted after the join',
  },
  'apps/api/src/modules/exclusions/exclusions.store.ts': {
    'apps/api/src/modules/players/player.table.ts':
      'only marks of players whose exclusion lasts, in the statement that searches them at every registration',
  },
  'apps/api/src/modules/exclusions/between-cells/publication.store.ts': {
    'apps/api/src/modules/players/player.table.ts':
      'only players whose exclusion lasts, by the condition of exclusions.store.ts',
  },
  'apps/api/src/modules/free-entry/free-entry.store.ts': {
    'apps/api/src/modules/players/player.table.ts':
      'the first 200 held entries that have an account by now: the limit counts after the join',
  },
  'apps/api/src/modules/sweeps-expiry/sweeps-expiry.store.ts': {
    'apps/api/src/modules/games/games.table.ts':
      'the last round, in the statement that finds who stays away: the limit counts after the join',
    'apps/api/src/modules/ledger/ledger.table.ts':
      'only who has Sweeps Coins is looked at, of everybody there ever was',
    'apps/api/src/modules/players/player.table.ts': 'the last sign-in and the standing, in the same statement',
  },
  'apps/api/src/modules/redemptions/redemption.store.ts': {
    'apps/api/src/modules/players/player.table.ts':
      'ten prizes with the names of their winners, for every visitor of the home page',
  },
};

function isApiSource(path: string): boolean {
  return path.startsWith(API) && path.endsWith('.ts') && !TEST.test(path);
}

/** SQL text is allowed only in the listed files. A listed file without SQL must be removed from its list. */
export function checkSqlText(file: TreeFile): Finding[] {
  if (!isApiSource(file.path)) return [];
  const found = findLines(
    file,
    'raw-sql',
    SQL_TEXT,
    "use the query builder in the module's store, and callFunction for ledger functions. If SQL is necessary, list the file with its reason in tidy/sql-rules.ts.",
  );
  if (!(file.path in SQL_FILES) && !(file.path in RAW_STATEMENTS)) return found;
  if (found.length > 0) return [];
  return [
    { rule: 'raw-sql', path: file.path, line: 1, message: 'contains no more SQL text: remove it from sql-rules.ts.' },
  ];
}

/** Returns the table files that a file imports or re-exports. */
function importedTables(file: TreeFile): { path: string; line: number }[] {
  const syntax = parseFile(file);
  return syntax.body.flatMap((item) => {
    const source = isNode(item.source) ? String(item.source.value) : '';
    if (!source.endsWith('.table.ts')) return [];
    return [{ path: posix.join(posix.dirname(file.path), source), line: syntax.linesOf(item)[0] }];
  });
}

/**
 * Returns the folder of the API module of a file, regardless of sub-folders. For other files, returns the
 * file's own folder.
 */
function moduleOf(path: string): string {
  return /^apps\/api\/src\/modules\/[^/]+/.exec(path)?.[0] ?? posix.dirname(path);
}

/** A table may be imported by the stores and checks of its module, by other tables, and by the listed joins. */
export function checkForeignTables(file: TreeFile): Finding[] {
  if (!isApiSource(file.path) || file.path.endsWith('.table.ts')) return [];
  const finding = (line: number, message: string): Finding => ({
    rule: 'foreign-table',
    path: file.path,
    line,
    message,
  });
  const listed = FOREIGN_READS[file.path] ?? {};
  const imported = importedTables(file);
  const isStore = /\.(store|checks)\.ts$/.test(file.path);
  const foreign = imported.filter(
    ({ path }) => !(isStore && moduleOf(path) === moduleOf(file.path)) && !(path in listed),
  );
  const unused = Object.keys(listed).filter((path) => !imported.some((table) => table.path === path));
  return [
    ...foreign.map(({ path, line }) =>
      finding(
        line,
        `${path}: use its module's public.ts. If a join needs the table, list it with its reason in tidy/sql-rules.ts.`,
      ),
    ),
    ...unused.map((path) => finding(1, `no longer reads ${path}: remove it from sql-rules.ts.`)),
  ];
}

/** Every path in the lists above. */
export const listedPaths: readonly string[] = [SQL_FILES, RAW_STATEMENTS, FOREIGN_READS].flatMap(Object.keys);
