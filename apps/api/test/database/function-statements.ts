import { loadModule, parsePlPgSQLSync } from 'libpg-query';
import type pg from 'pg';
import type { SqlObject } from '../../src/platform/schema/sql-objects.ts';

/** A variable or parameter of a PL/pgSQL function. */
interface Variable {
  readonly name: string;
  readonly type: string;
}

/** What every function has, and every trigger function besides (NEW and OLD apart, which have the type of a table). */
const found: readonly Variable[] = [{ name: 'found', type: 'boolean' }];
const ofTriggers: readonly Variable[] = [
  { name: 'tg_op', type: 'text' },
  { name: 'tg_table_name', type: 'name' },
  { name: 'tg_relid', type: 'oid' },
  { name: 'tg_argv', type: 'text[]' },
];

/**
 * How the parser of PL/pgSQL reads an expression: a whole statement, an expression, or `target := expression` with
 * a target of one, two or three names.
 */
const modes = { statement: 0, expression: 2, assignments: [3, 4, 5] } as const;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Every PLpgSQL_expr below a node. */
function expressionsIn(node: unknown): { query: string; parseMode: number }[] {
  if (Array.isArray(node)) return node.flatMap(expressionsIn);
  if (!isRecord(node)) return [];
  const { PLpgSQL_expr: own, ...rest } = node;
  const inner = Object.values(rest).flatMap(expressionsIn);
  return isRecord(own) ? [{ query: String(own.query), parseMode: Number(own.parseMode) }, ...inner] : inner;
}

/** As statements of plain SQL; an assignment is two, for what it reads and for what it writes. */
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

/** Parameters and columns of the result, by their names; and the tables whose triggers call the function. */
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

/** The statements of a function, each with the variables that it may name. A trigger function has them once for each table. */
function statementsOf({ name, text }: SqlObject, signature: Signature): { sql: string; variables: Variable[] }[] {
  const own = [
    ...signature.names.map((parameter, index) => ({ name: parameter, type: signature.types[index] ?? '' })),
    ...declaredIn(text),
    ...found,
  ];
  // The parser has no catalogue, so it takes a row type for a scalar, and refuses its fields.
  const [definition = ''] = text.replaceAll(/\w+%rowtype/gi, 'record').split('\nREVOKE');
  const sql = expressionsIn(parsePlPgSQLSync(definition)).flatMap(toStatements);
  if (sql.length === 0) throw new Error(`no statement found in ${name}`);
  if (!/RETURNS trigger/.test(text)) return sql.map((one) => ({ sql: one, variables: own }));
  return signature.tables.flatMap((table) => {
    const rows = ['new', 'old'].map((row) => ({ name: row, type: table }));
    return sql.map((one) => ({ sql: one, variables: [...own, ...ofTriggers, ...rows] }));
  });
}

/**
 * What PostgreSQL finds wrong in the statements of the functions, without running them: a column, function or type that does not
 * exist. PL/pgSQL itself looks at a statement only when it runs. Here each one becomes the body of an SQL function whose
 * parameters are the variables, and PostgreSQL analyses that when it is created.
 */
export async function findFaultyStatements(client: pg.ClientBase, functions: readonly SqlObject[]): Promise<string[]> {
  await loadModule();
  const { rows } = await client.query<Signature>(signatures);
  const faults: string[] = [];
  const tryOut = async (name: string, sql: string, statement: string) => {
    await client.query('SAVEPOINT before_statement');
    try {
      await client.query(statement);
    } catch (error) {
      faults.push(`${name}: ${(error as Error).message} in: ${sql}`);
    }
    await client.query('ROLLBACK TO SAVEPOINT before_statement');
  };
  await client.query('BEGIN');
  for (const one of functions) {
    const signature = rows.find(({ name }) => name === one.name);
    if (!signature) throw new Error(`the database has no function ${one.name}`);
    if (signature.language === 'sql') await tryOut(one.name, one.text, one.text);
    else {
      for (const { sql, variables } of statementsOf(one, signature)) {
        const parameters = variables.map(({ name, type }) => `"${name}" ${type}`).join(', ');
        const body = `CREATE FUNCTION pg_temp.one_statement(${parameters}) RETURNS void LANGUAGE sql AS $check$ ${sql} $check$`;
        await tryOut(one.name, sql, body);
      }
    }
  }
  await client.query('ROLLBACK');
  return [...new Set(faults)];
}
