import { loadModule, parsePlPgSQLSync } from 'libpg-query';
import type pg from 'pg';
import type { SqlObject } from '../../src/platform/schema/sql-objects.ts';

/** A variable or parameter of a PL/pgSQL function. */
interface Variable {
  readonly name: string;
  readonly type: string;
}

/** Variables of every function, and of every trigger function except NEW and OLD, which have the type of a table. */
const found: readonly Variable[] = [{ name: 'found', type: 'boolean' }];
const ofTriggers: readonly Variable[] = [
  { name: 'tg_op', type: 'text' },
  { name: 'tg_table_name', type: 'name' },
  { name: 'tg_relid', type: 'oid' },
  { name: 'tg_argv', type: 'text[]' },
];

/**
 * The parse modes of PL/pgSQL expressions: a whole statement, an expression, or `target := expression` with
 * a target of one, two or three names.
 */
const modes = { statement: 0, expression: 2, assignments: [3, 4, 5] } as const;

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Returns every PLpgSQL_expr below a node. */
function expressionsIn(node: unknown): { query: string; parseMode: number }[] {
  if (Array.isArray(node)) return node.flatMap(expressionsIn);
  if (!isRecord(node)) return [];
  const { PLpgSQL_expr: own, ...rest } = node;
  const inner = Object.values(rest).flatMap(expressionsIn);
  return isRecord(own) ? [{ query: String(own.query), parseMode: Number(own.parseMode) }, ...inner] : inner;
}

/** Converts an expression to plain SQL statements. An assignment gives two: one for its value and one for its target. */
function toStatements({ query, parseMode }: { query: string; parseMode: number }): string[] {
  if (parseMode === modes.statement) return [query];
  if (parseMode === modes.expression) return [`SELECT ${query}`];
  if (!modes.assignments.some((mode) => mode === parseMode)) throw new Error(`unknown mode ${parseMode}: ${query}`);
  const [target = '', ...rest] = query.split(':=');
  return [`SELECT ${target}`, `SELECT ${rest.join(':=')}`];
}

function declaredIn(text: string): Variable[] {
  const block = /\$\$\s*DECLARE\n([\s\S]*?)\nBEGIN\n/.exec(text)?.[1] ?? '';
  return [...block.matchAll(/^ {2}(\w+) ([\w%]+(?:\[\])?(?: with time zone)?)\s*(?::=[\s\S]*?)?;$/gm)].map(
    ([, name = '', type = '']) => ({ name, type: type.replace(/%rowtype$/i, '') }),
  );
}

/** Names of parameters and result columns, and the tables whose triggers call the function. */
const signatures = `
  SELECT p.proname AS name, l.lanname AS language,
         coalesce(p.proargnames, '{}') AS names,
         ARRAY(SELECT format_type(t, NULL) FROM unnest(coalesce(p.proallargtypes, p.proargtypes::oid[])) WITH ORDINALITY u(t, n)
                ORDER BY n) AS types,
         ARRAY(SELECT DISTINCT t.tgrelid::regclass::text FROM pg_trigger t WHERE t.tgfoid = p.oid) AS tables
    FROM pg_proc p JOIN pg_language l ON l.oid = p.prolang WHERE p.pronamespace = 'public'::regnamespace`;

interface Signature {
  readonly name: string;
  readonly language: string;
  readonly names: string[];
  readonly types: string[];
  readonly tables: string[];
}

/** A statement of a PL/pgSQL function with the variables that it may use, or a whole SQL function. */
export interface Statement {
  /** The name of the function. */
  readonly name: string;
  readonly sql: string;
  /** Null for a whole function. */
  readonly parameters: string | null;
}

/** Returns the statements and expressions of a PL/pgSQL function as SQL. `loadModule` must have run. */
export function plainStatements(text: string): string[] {
  // The parser has no catalog: it rejects fields of row types, which it treats as scalars, and takes arrays of enums for rows.
  const [definition = ''] = text
    .replaceAll(/\w+%rowtype/gi, 'record')
    .replaceAll('currency[];', 'text[];')
    .split('\nREVOKE');
  return expressionsIn(parsePlPgSQLSync(definition)).flatMap(toStatements);
}

/** Returns the statements of a function. A trigger function has them once for each table. */
function statementsOf({ name, text }: SqlObject, signature: Signature): Statement[] {
  if (signature.language === 'sql') return [{ name, sql: text, parameters: null }];
  const own = [
    ...signature.names.map((parameter, index) => ({ name: parameter, type: signature.types[index] ?? '' })),
    ...declaredIn(text),
    ...found,
  ];
  const statements = plainStatements(text);
  if (statements.length === 0) throw new Error(`no statement found in ${name}`);
  const withVariables = (variables: readonly Variable[]) => {
    const parameters = variables.map((one) => `"${one.name}" ${one.type}`).join(', ');
    return [...new Set(statements)].map((sql) => ({ name, sql, parameters }));
  };
  if (!/RETURNS trigger/.test(text)) return withVariables(own);
  return signature.tables.flatMap((table) => {
    const rows = ['new', 'old'].map((row) => ({ name: row, type: table }));
    return withVariables([...own, ...ofTriggers, ...rows]);
  });
}

/** Returns every statement of the functions separately. */
export async function readStatements(client: pg.ClientBase, functions: readonly SqlObject[]): Promise<Statement[]> {
  await loadModule();
  const { rows } = await client.query<Signature>(signatures);
  return functions.flatMap((one) => {
    const signature = rows.find(({ name }) => name === one.name);
    if (!signature) throw new Error(`the database has no function ${one.name}`);
    return statementsOf(one, signature);
  });
}

const trial = 'pg_temp.one_statement';

/** Returns the definition of an SQL function with this statement as its body, as text or parsed. */
function definitionOf({ sql, parameters }: Statement, isParsed: boolean): string {
  if (parameters === null) return isParsed ? sql.replace(/\bAS \$\$([\s\S]*?)\s*\$\$;/, 'BEGIN ATOMIC $1; END;') : sql;
  const body = isParsed ? `BEGIN ATOMIC ${sql}; END` : `AS $check$ ${sql} $check$`;
  return `CREATE FUNCTION ${trial}(${parameters}) RETURNS void LANGUAGE sql ${body}`;
}

/** Runs `work` and rolls it back to a savepoint. The caller must have begun a transaction. */
async function undoing<T>(client: pg.ClientBase, savepoint: string, work: () => Promise<T>): Promise<T> {
  await client.query(`SAVEPOINT ${savepoint}`);
  try {
    return await work();
  } finally {
    await client.query(`ROLLBACK TO SAVEPOINT ${savepoint}`);
  }
}

async function inTrial<T>(client: pg.ClientBase, work: () => Promise<T>): Promise<T> {
  await client.query('BEGIN');
  try {
    return await work();
  } finally {
    await client.query('ROLLBACK');
  }
}

/**
 * Returns the faults that PostgreSQL finds in the statements without running them, such as an unknown column or function.
 * PL/pgSQL itself analyses a statement only when it runs. Here each one becomes the body of an SQL function whose
 * parameters are the variables, which PostgreSQL analyses at creation.
 */
async function faultsOf(client: pg.ClientBase, statements: readonly Statement[]): Promise<string[]> {
  const faults: string[] = [];
  for (const one of statements) {
    await undoing(client, 'before_statement', () => client.query(definitionOf(one, false))).catch((error: Error) =>
      faults.push(`${one.name}: ${error.message} in: ${one.sql}`),
    );
  }
  return [...new Set(faults)];
}

export function findFaultyStatements(client: pg.ClientBase, statements: readonly Statement[]): Promise<string[]> {
  return inTrial(client, () => faultsOf(client, statements));
}

/** Returns the columns that a statement uses as `table.column`, which PostgreSQL stores for a parsed body. */
async function columnsOf(client: pg.ClientBase, statement: Statement): Promise<string[]> {
  const analyse = async () => {
    await client.query(definitionOf(statement, true));
    const { rows } = await client.query<{ name: string }>(
      `SELECT DISTINCT a.attrelid::regclass || '.' || a.attname AS name
         FROM pg_depend d JOIN pg_attribute a ON a.attrelid = d.refobjid AND a.attnum = d.refobjsubid
        WHERE d.classid = 'pg_proc'::regclass AND d.refclassid = 'pg_class'::regclass
          AND d.objid = (SELECT max(oid::int8)::oid FROM pg_proc WHERE proname IN ('one_statement', $1))`,
      [statement.parameters === null ? statement.name : 'one_statement'],
    );
    return rows.map(({ name }) => name);
  };
  return undoing(client, 'before_statement', analyse).catch(() => []);
}

/** Maps each used column to its statements: those where PostgreSQL resolves it and whose text contains its name. */
export function findUsedColumns(
  client: pg.ClientBase,
  statements: readonly Statement[],
): Promise<Map<string, Statement[]>> {
  return inTrial(client, async () => {
    const used = new Map<string, Statement[]>();
    for (const one of statements) {
      for (const column of await columnsOf(client, one)) {
        const [, name = ''] = column.split('.').slice(-2);
        if (new RegExp(`\\b${name}\\b`).test(one.sql)) used.set(column, [...(used.get(column) ?? []), one]);
      }
    }
    return used;
  });
}

/** Renames each column in turn. Returns the functions that use it and for which PostgreSQL reports no error. */
export function findUnreported(client: pg.ClientBase, columns: Map<string, Statement[]>): Promise<string[]> {
  return inTrial(client, async () => {
    const missed: string[] = [];
    for (const [column, statements] of columns) {
      const [table, name] = [column.slice(0, column.lastIndexOf('.')), column.slice(column.lastIndexOf('.') + 1)];
      const faulty = await undoing(client, 'before_rename', async () => {
        await client.query(`ALTER TABLE ${table} RENAME "${name}" TO "${name}_renamed"`);
        return new Set((await faultsOf(client, statements)).map((fault) => fault.slice(0, fault.indexOf(':'))));
      });
      const users = [...new Set(statements.map((one) => one.name))];
      missed.push(...users.filter((user) => !faulty.has(user)).map((user) => `${user}: ${column}`));
    }
    return missed;
  });
}
