import { isNode, type Syntax, type SyntaxNode, walk } from './syntax.ts';

/** A built statement that locks or changes rows of a table, and whether it names the one player whose rows these are. */
export interface BuiltLock {
  /** As the code calls it. */
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

/** The calls of a chain, `db.select().from(t)` as select and from. */
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

/** What a name of the file stands for: the value of a constant, or what a function returns. */
function definitionsOf(syntax: Syntax): Definitions {
  const found = new Map<string, SyntaxNode>();
  const keep = (name: string | null, value: unknown): void => {
    if (name !== null && isNode(value)) found.set(name, resultOf(value));
  };
  walk(syntax.body, (node) => {
    if (node.type === 'VariableDeclarator') keep(identifier(node.id), node.init);
    if (node.type === 'FunctionDeclaration') keep(identifier(node.identifier), node);
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

/** Does a condition hold for one player's rows of the table only? */
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

/** `table.playerId`, or `playerId` taken out of it. */
function isPlayerOf(column: SyntaxNode | undefined, table: string, known: Definitions): boolean {
  if (column?.type === 'MemberExpression') {
    return identifier(column.object) === table && identifier(column.property) === 'playerId';
  }
  return identifier(column) === 'playerId' && !known.has('playerId');
}

/** Another table's column makes a join, which names nobody. Tables are imported: a local value is not one. */
function isColumn(value: SyntaxNode | undefined, known: Definitions): boolean {
  const object = value?.type === 'MemberExpression' ? identifier(value.object) : null;
  return object !== null && known.get(object)?.type === 'ImportSpecifier';
}

/** Every lock and change that Drizzle's builder is asked for in a file. */
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
    // The shorter chains inside this one are parts of the same statement; what stands in its arguments is not.
    for (const { args } of links) walk(args, visit);
    return links.length > 0 ? false : undefined;
  };
  walk(syntax.body, visit);
  return locks;
}
