import type { TreeFile } from '../repository.ts';
import { builtLocks } from './built-locks.ts';
import type { Finding } from './finding.ts';
import { sqlLocks } from './sql-locks.ts';
import { isNode, parseFile, type SyntaxNode, walk } from './syntax.ts';

/** PostgreSQL does not let such a function lock or change a row. */
const READ_ONLY = /^LANGUAGE plpgsql (?:STABLE|IMMUTABLE)\b/m;
const SQL_FUNCTION = /^apps\/api\/sql\/functions\/.*\.sql$/;
const API_SOURCE = /^apps\/api\/src\/.*(?<!\.test|\.table)\.ts$/;
const TABLES = /^apps\/api\/src\/.*\.table\.ts$/;
const SQL_STATEMENT = /\b(UPDATE\s+\w+|DELETE\s+FROM|FOR\s+(NO\s+KEY\s+)?UPDATE|FOR\s+(KEY\s+)?SHARE)\b/;

/**
 * A statement composed at run time, except one that changes the schema, locks whole tables, or adds or reads rows without a lock on
 * them.
 */
const COMPOSED =
  /^(?!.*\bEXECUTE\s+(?:ON|FUNCTION)\b)(?!\s*--).*\bEXECUTE\s(?!format\((?:'|\$\w+\$)(?:CREATE|ALTER|DROP|LOCK|INSERT|SELECT) (?![^;]*\bFOR\s+(?:NO\s+)?(?:KEY\s+)?(?:UPDATE|SHARE)\b))/m;

/** A table that can be distributed by player, with its name in the code and in the database. */
interface PlayersTable {
  readonly constant: string;
  readonly name: string;
}

/**
 * Returns the table of a declaration if its column `playerId` comes from columns.ts: never null, and first in
 * every key.
 */
function playersTable({ id, init }: SyntaxNode): PlayersTable | null {
  if (!isNode(id) || !isNode(init) || init.type !== 'CallExpression') return null;
  const [name, columns] = (init.arguments as { expression: SyntaxNode }[]).map(({ expression }) => expression);
  if (!isNode(init.callee) || init.callee.value !== 'pgTable' || columns?.type !== 'ObjectExpression') return null;
  const isOwned = (columns.properties as SyntaxNode[]).some((property) => {
    let value: unknown = property.value;
    while (isNode(value) && value.type !== 'Identifier') {
      value = value.type === 'MemberExpression' ? value.object : value.callee;
    }
    return isNode(property.key) && property.key.value === 'playerId' && isNode(value) && value.value === 'playerId';
  });
  return isOwned ? { constant: String(id.value), name: String(name?.value) } : null;
}

export function findPlayerTables(files: readonly TreeFile[]): PlayersTable[] {
  const found: PlayersTable[] = [];
  for (const file of files.filter(({ path }) => TABLES.test(path))) {
    walk(parseFile(file).body, (node) => {
      const table = node.type === 'VariableDeclarator' ? playersTable(node) : null;
      if (table) found.push(table);
      return undefined;
    });
  }
  return found;
}

/** Returns the SQL strings of a source file, each with its first line. */
function sqlTexts(file: TreeFile): { text: string; line: number }[] {
  const syntax = parseFile(file);
  const texts: { text: string; line: number }[] = [];
  walk(syntax.body, (node) => {
    const quasis = node.type === 'TemplateLiteral' ? (node.quasis as { raw: string }[]) : [];
    const text = node.type === 'StringLiteral' ? String(node.value) : quasis.map(({ raw }) => raw).join('$0');
    if (SQL_STATEMENT.test(text)) texts.push({ text, line: syntax.linesOf(node)[0] });
    return undefined;
  });
  return texts;
}

/**
 * A statement that locks or changes rows of a player must name the player (`player_id = …`). Then it runs only on the node
 * that stores them. This is checked in the text of SQL functions and of statements in TypeScript. SQL that is composed at
 * run time cannot be checked, so it is rejected unless it changes the schema or locks no row.
 */
export function checkLocks(files: readonly TreeFile[]): Finding[] {
  const tables = findPlayerTables(files);
  const names = new Set(tables.map(({ name }) => name));
  const constants = new Set(tables.map(({ constant }) => constant));
  const finding = (path: string, line: number, what: string): Finding => ({
    rule: 'lock-names-player',
    path,
    line,
    message: what,
  });
  const unnamed = (table: string): string =>
    `${table}: lock and change rows of a player with player_id = one player. Otherwise, the statement runs on every node.`;
  return files.flatMap(({ path, text }) => {
    if (SQL_FUNCTION.test(path)) {
      const locks = sqlLocks(text).filter(({ table, namesPlayer }) => names.has(table) && !namesPlayer);
      const composed = COMPOSED.test(text);
      return [
        ...locks.map(({ table, line }) => finding(path, line, unnamed(table))),
        ...(composed && !READ_ONLY.test(text)
          ? [finding(path, 1, 'EXECUTE: the rule cannot check which rows it locks.')]
          : []),
      ];
    }
    if (!API_SOURCE.test(path)) return [];
    const built = builtLocks(parseFile({ path, text })).filter(
      ({ table, namesPlayer }) => constants.has(table) && !namesPlayer,
    );
    const written = sqlTexts({ path, text }).flatMap((sql) =>
      sqlLocks(sql.text)
        .filter(({ table, namesPlayer }) => names.has(table) && !namesPlayer)
        .map(({ table, line }) => ({ table, line: sql.line + line - 1 })),
    );
    return [...built, ...written].map(({ table, line }) => finding(path, line, unnamed(table)));
  });
}
