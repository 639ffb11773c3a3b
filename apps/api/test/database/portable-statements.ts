import { parseSync } from 'libpg-query';
import { isRecord, plainStatements } from './function-statements.ts';

/** What Citus refuses in a distributed schema, or runs with another result. */
export type Trap =
  | 'simple CASE'
  | 'default of now()'
  | 'query in VALUES'
  | 'changing value in CASE'
  | 'changing value in ON CONFLICT'
  | 'changing value in RETURNING'
  | 'changing function of a column'
  | 'function that reads a table'
  | 'volatile function in a change'
  | 'table of a trigger in the catalogue'
  | 'generic plan'
  | 'DO block'
  | 'statement trigger';

/** A function of apps/api/sql with its text. */
interface SqlFunction {
  readonly name: string;
  readonly text: string;
}

type Node = Readonly<Record<string, unknown>>;

/** Functions of PostgreSQL whose result changes between two calls, of those that the product uses. */
const changing = new Set([
  'now',
  'clock_timestamp',
  'statement_timestamp',
  'random',
  'gen_random_uuid',
  'gen_random_bytes',
  'pg_current_xact_id',
  'current_setting',
]);

/** Those whose result can change within a statement. */
const volatile = new Set(['clock_timestamp', 'random', 'gen_random_uuid', 'gen_random_bytes']);

/** Calls `visit` for every node below this one, with its kind. `visit` returns false to leave out what is below. */
function walk(node: unknown, visit: (kind: string, node: Node) => boolean): void {
  if (Array.isArray(node)) {
    for (const one of node) walk(one, visit);
  } else if (isRecord(node)) {
    for (const [kind, value] of Object.entries(node)) {
      if (isRecord(value) && !visit(kind, value)) continue;
      walk(value, visit);
    }
  }
}

function nodesOf(node: unknown, wanted: string): Node[] {
  const found: Node[] = [];
  walk(node, (kind, value) => {
    if (kind === wanted) found.push(value);
    return true;
  });
  return found;
}

function namesOf(list: unknown): string[] {
  return Array.isArray(list) ? list.map((one) => String(one.String?.sval ?? '*')) : [];
}

function calledIn(node: unknown): { name: string; args: unknown }[] {
  return nodesOf(node, 'FuncCall').map(({ funcname, args }) => ({ name: namesOf(funcname).at(-1) ?? '', args }));
}

/** The tables of a statement, without the names of its WITH queries. */
function tablesOf(node: unknown): Set<string> {
  const own = new Set(nodesOf(node, 'CommonTableExpr').map(({ ctename }) => String(ctename)));
  return new Set(
    nodesOf(node, 'RangeVar')
      .map(({ relname }) => String(relname))
      .concat(nodesOf(node, 'relation').flatMap(({ relname }) => (relname ? [String(relname)] : [])))
      .filter((name) => !own.has(name)),
  );
}

/** What the rules must know about the product: its functions, and the columns of its tables whose default is `now()`. */
export interface Product {
  readonly isChanging: (name: string) => boolean;
  readonly isVolatile: (name: string) => boolean;
  readonly readsTable: (name: string) => boolean;
  readonly timeColumns: ReadonlyMap<string, readonly string[]>;
}

function statementsOf({ text }: SqlFunction): string[] {
  if (!/\bLANGUAGE plpgsql\b/.test(text)) return [/\bAS \$\$([\s\S]*)\$\$/.exec(text)?.[1] ?? ''];
  return plainStatements(text);
}

/** Reads what the rules need from the texts of functions and of the baseline. */
export function readProduct(functions: readonly SqlFunction[], baseline: string): Product {
  const immutable = new Set(functions.flatMap(({ name, text }) => (/\bIMMUTABLE\b/.test(text) ? [name] : [])));
  const own = new Set(functions.map(({ name }) => name));
  const constant = new Set(functions.flatMap(({ name, text }) => (/\b(IMMUTABLE|STABLE)\b/.test(text) ? [name] : [])));
  const parsed = functions.map((one) => ({ name: one.name, trees: statementsOf(one).map((sql) => parseSync(sql)) }));
  const reading = new Set(
    parsed.flatMap(({ name, trees }) => (trees.some((tree) => tablesOf(tree).size > 0) ? [name] : [])),
  );
  for (let size = -1; size !== reading.size; ) {
    size = reading.size;
    for (const { name, trees } of parsed) {
      if (trees.some((tree) => calledIn(tree).some((call) => reading.has(call.name)))) reading.add(name);
    }
  }
  const timeColumns = [...baseline.matchAll(/^CREATE TABLE (\w+) \(\n([\s\S]*?)\n\)/gm)].map(
    ([, table = '', body = '']): [string, string[]] => [
      table,
      [...body.matchAll(/^ {2}(\w+) .*DEFAULT now\(\)/gm)].map(([, column = '']) => column),
    ],
  );
  return {
    isChanging: (name) => changing.has(name) || (own.has(name) && !immutable.has(name)),
    isVolatile: (name) => volatile.has(name) || (own.has(name) && !constant.has(name)),
    readsTable: (name) => reading.has(name),
    timeColumns: new Map(timeColumns),
  };
}

/** Whether the node calls a function whose result changes, or is a keyword such as CURRENT_TIMESTAMP. */
function hasChanging(node: unknown, { isChanging }: Product): boolean {
  return calledIn(node).some(({ name }) => isChanging(name)) || nodesOf(node, 'SQLValueFunction').length > 0;
}

/** Whether the node uses a column as `alias.column`. Parameters and variables of the product have no prefix. */
function usesColumn(node: unknown, aliases: ReadonlySet<string>): boolean {
  return nodesOf(node, 'ColumnRef').some(
    ({ fields }) => aliases.has(namesOf(fields)[0] ?? '') && namesOf(fields).length > 1,
  );
}

/**
 * Whether the node adds an interval to a value, or subtracts it. The result depends on the time zone of the session, so PostgreSQL
 * does not treat it as constant. Two instants can be subtracted.
 */
function shiftsInstant(node: unknown): boolean {
  return nodesOf(node, 'A_Expr').some(
    ({ name, lexpr, rexpr }) =>
      ['+', '-'].includes(namesOf(name)[0] ?? '') &&
      [lexpr, rexpr].some((side) => nodesOf(side, 'typeName').some(({ names }) => namesOf(names).includes('interval'))),
  );
}

function trapsOfChange(kind: string, node: Node, product: Product): Trap[] {
  const traps: Trap[] = [];
  const conditions = [...nodesOf(node, 'CaseExpr'), ...nodesOf(node, 'CoalesceExpr')];
  if (conditions.some((one) => isRecord(one.arg))) traps.push('simple CASE');
  if (conditions.some((one) => hasChanging(one, product) || shiftsInstant(one))) traps.push('changing value in CASE');
  if (hasChanging(node.onConflictClause, product) || shiftsInstant(node.onConflictClause))
    traps.push('changing value in ON CONFLICT');
  if (hasChanging(node.returningClause, product) || shiftsInstant(node.returningClause))
    traps.push('changing value in RETURNING');
  // A table without an alias has its own name. The query builder writes it before each column.
  const aliases = new Set([
    ...nodesOf(node, 'alias').map(({ aliasname }) => String(aliasname)),
    ...tablesOf({ [kind]: node }),
  ]);
  if (calledIn(node).some(({ name, args }) => product.isChanging(name) && usesColumn(args, aliases))) {
    traps.push('changing function of a column');
  }
  if (kind !== 'InsertStmt' && calledIn(node).some(({ name }) => product.isVolatile(name))) {
    traps.push('volatile function in a change');
  }
  const select = isRecord(node.selectStmt) ? node.selectStmt.SelectStmt : undefined;
  if (isRecord(select) && nodesOf(select.valuesLists, 'SubLink').length > 0) traps.push('query in VALUES');
  if (kind === 'InsertStmt' && isRecord(select) && !select.valuesLists) {
    const table = isRecord(node.relation) ? String(node.relation.relname) : '';
    const named = Array.isArray(node.cols) ? node.cols.map((one) => String(one.ResTarget?.name)) : [];
    const left = (product.timeColumns.get(table) ?? []).filter((column) => !named.includes(column));
    if (left.length > 0) traps.push('default of now()');
  }
  return traps;
}

/** Returns the traps of one function, each once. */
export function findTraps(one: SqlFunction, product: Product): Trap[] {
  const traps = new Set(statementsOf(one).flatMap((sql) => findTrapsOfStatement(sql, product)));
  if (/\bSET plan_cache_mode = force_generic_plan\b/.test(one.text)) traps.add('generic plan');
  return [...traps];
}

/** Returns the traps of one statement, each once. `loadModule` must have run. */
export function findTrapsOfStatement(sql: string, product: Product): Trap[] {
  const traps = new Set<Trap>();
  const tree = parseSync(sql);
  if (tablesOf(tree).size > 0 && calledIn(tree).some(({ name }) => product.readsTable(name))) {
    traps.add('function that reads a table');
  }
  // The trigger runs on the table of the node, which Citus hides from queries.
  if (
    tablesOf(tree).has('pg_class') &&
    nodesOf(tree, 'ColumnRef').some(({ fields }) => namesOf(fields)[0] === 'tg_relid')
  ) {
    traps.add('table of a trigger in the catalogue');
  }
  walk(tree, (kind, node) => {
    if (/^(Insert|Update|Delete)Stmt$/.test(kind))
      for (const trap of trapsOfChange(kind, node, product)) traps.add(trap);
    return true;
  });
  return [...traps];
}

/** Returns the traps of statements outside functions: migrations and triggers. */
export function findTrapsOfScript(text: string): Trap[] {
  const traps: Trap[] = [];
  if (/^\s*DO\b/m.test(text)) traps.push('DO block');
  if (/\bFOR EACH STATEMENT\b/.test(text)) traps.push('statement trigger');
  return traps;
}
