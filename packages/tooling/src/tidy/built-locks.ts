import { isNode, type Syntax, type SyntaxNode, walk } from './syntax.ts';

/**
 * A Drizzle statement that locks or changes rows of a table. `namesPlayer`: it is limited to the rows of one
 * player.
 */
export interface BuiltLock {
  /** The name in the code. */
  readonly table: string;
  readonly line: number;
  readonly namesPlayer: boolean;
}

interface Link {
  readonly name: string;
  readonly args: readonly SyntaxNode[];
}

type Definitions = ReadonlyMap<string, SyntaxNode>;

const READS = new Set(['from', 'innerJoin', 'leftJoin', 'rightJoin', 'fullJoin']);
const CHANGES = new Set(['update', 'delete']);

function argumentsOf(call: SyntaxNode): SyntaxNode[] {
  return (call.arguments as { expression: SyntaxNode }[]).map(({ expression }) => expression);
}

function identifier(node: unknown): string | null {
  return isNode(node) && node.type === 'Identifier' ? String(node.value) : null;
}

/** Returns the calls of a chain, for example `select` and `from` for `db.select().from(t)`. */
function chainOf(call: SyntaxNode): Link[] {
  const links: Link[] = [];
  for (let at: unknown = call; isNode(at); ) {
    if (at.type === 'MemberExpression') at = at.object;
    else if (at.type === 'CallExpression') {
      const { callee } = at;
      const name = isNode(callee) && callee.type === 'MemberExpression' ? identifier(callee.property) : null;
      if (name !== null) links.unshift({ name, args: argumentsOf(at) });
      at = callee;
    } else break;
  }
  return links;
}

/** Maps each name of the file to the value of its constant, or to the result of its function. */
function definitionsOf(syntax: Syntax): Definitions {
  const found = new Map<string, SyntaxNode>();
  const add = (name: string | null, value: unknown): void => {
    if (name !== null && isNode(value)) found.set(name, resultOf(value));
  };
  walk(syntax.body, (node) => {
    if (node.type === 'VariableDeclarator') add(identifier(node.id), node.init);
    if (node.type === 'FunctionDeclaration') add(identifier(node.identifier), node);
    return undefined;
  });
  return found;
}

function resultOf(value: SyntaxNode): SyntaxNode {
  const { body } = value;
  if (value.type !== 'ArrowFunctionExpression' && value.type !== 'FunctionDeclaration') return value;
  if (!isNode(body) || !Array.isArray(body.stmts)) return isNode(body) ? body : value;
  const [last] = (body.stmts as SyntaxNode[]).slice(-1);
  return isNode(last?.argument) ? last.argument : value;
}

/** Whether a condition matches only the rows of one player. */
function namesPlayer(condition: SyntaxNode | undefined, table: string, known: Definitions): boolean {
  if (condition?.type === 'ParenthesisExpression') return namesPlayer(condition.expression as SyntaxNode, table, known);
  if (condition?.type === 'Identifier')
    return namesPlayer(known.get(String(condition.value)), table, without(known, condition));
  if (condition?.type !== 'CallExpression') return false;
  const name = identifier(condition.callee);
  const args = argumentsOf(condition);
  if (name === 'and') return args.some((part) => namesPlayer(part, table, known));
  if (name === 'eq') return isPlayerOf(args[0], table, known) && !isColumn(args[1], known);
  return name !== null && namesPlayer(known.get(name), table, new Map([...known].filter(([key]) => key !== name)));
}

function without(known: Definitions, used: SyntaxNode): Definitions {
  return new Map([...known].filter(([key]) => key !== used.value));
}

/** Matches `table.playerId`, or a destructured `playerId`. */
function isPlayerOf(column: SyntaxNode | undefined, table: string, known: Definitions): boolean {
  if (column?.type === 'MemberExpression') {
    return identifier(column.object) === table && identifier(column.property) === 'playerId';
  }
  return identifier(column) === 'playerId' && !known.has('playerId');
}

/**
 * A comparison with a column of another table is a join, which does not select one player. Tables are imported,
 * so a local value is not a table.
 */
function isColumn(value: SyntaxNode | undefined, known: Definitions): boolean {
  const object = value?.type === 'MemberExpression' ? identifier(value.object) : null;
  return object !== null && known.get(object)?.type === 'ImportSpecifier';
}

/** Returns every lock and change that a file makes with Drizzle's query builder. */
export function builtLocks(syntax: Syntax): BuiltLock[] {
  const known = new Map(definitionsOf(syntax));
  walk(syntax.body, (node) => {
    if (node.type === 'ImportSpecifier') known.set(String(identifier(node.local)), node);
    return undefined;
  });
  const locks: BuiltLock[] = [];
  const visit = (node: SyntaxNode): boolean | undefined => {
    if (node.type !== 'CallExpression') return undefined;
    const links = chainOf(node);
    const condition = links.findLast(({ name }) => name === 'where')?.args[0];
    const isLock = links.some(({ name }) => name === 'for');
    for (const { name, args } of links) {
      const table = identifier(args[0]);
      if (table === null || !(CHANGES.has(name) || (isLock && READS.has(name)))) continue;
      locks.push({ table, line: syntax.linesOf(node)[0], namesPlayer: namesPlayer(condition, table, known) });
    }
    // The shorter chains inside this one belong to the same statement, so only its arguments are searched.
    for (const { args } of links) walk(args, visit);
    return links.length > 0 ? false : undefined;
  };
  walk(syntax.body, visit);
  return locks;
}
