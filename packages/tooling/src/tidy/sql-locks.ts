/**
 * A SQL statement that locks or changes rows of a table. `namesPlayer`: it is limited to the rows of one
 * player.
 */
export interface SqlLock {
  readonly table: string;
  /** Starts at 1. */
  readonly line: number;
  readonly namesPlayer: boolean;
}

interface Piece {
  readonly text: string;
  readonly offset: number;
}

interface Named {
  readonly table: string;
  readonly alias: string;
}

const CHANGES = [
  /\bUPDATE\s+(?:ONLY\s+)?(\w+)(?:\s+(?:AS\s+)?(?!SET\b)(\w+))?\s+SET\b/gi,
  /\bDELETE\s+FROM\s+(?:ONLY\s+)?(\w+)(?:\s+(?:AS\s+)?(?!WHERE\b|USING\b|RETURNING\b)(\w+))?/gi,
];
const LOCKS = /\bFOR\s+(?:NO\s+KEY\s+UPDATE|UPDATE|KEY\s+SHARE|SHARE)\b/i;
const READS =
  /(?:\bFROM|\bJOIN|,)\s+(?:ONLY\s+)?(\w+)(?:\s+(?:AS\s+)?(?!(?:WHERE|ON|FOR|JOIN|LEFT|INNER|CROSS|ORDER|LIMIT|USING)\b)(\w+))?/gi;
const EQUALITY = /(?:\b(\w+)\.)?\bplayer_id\s*=\s*(?!ANY\b|SOME\b|ALL\b)(?:(\w+)\.)?[\w$]/gi;

function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}

/** Returns the statements. Each bracket is a separate piece and blank in its statement. Offsets refer to `sql`. */
function piecesOf(sql: string): Piece[] {
  const clean = sql
    .replace(/--.*$/gm, blank)
    .replace(/'[^']*'/g, (text) => `'${blank(text.slice(2))}'`)
    .replace(/\$\$/g, ';;')
    .replace(/\bBEGIN\b/g, '    ;')
    .replace(/\bLOOP\b/g, '   ;');
  const pieces: Piece[] = [];
  const open: { offset: number; text: string }[] = [{ offset: 0, text: '' }];
  const close = (): void => {
    const piece = open.pop();
    if (piece) pieces.push(piece);
  };
  for (const [index, sign] of [...clean].entries()) {
    if (sign === ')' && open.length > 1) {
      const { length } = open.at(-1)?.text ?? '';
      close();
      const around = open.at(-1);
      if (around) around.text += `${' '.repeat(length)})`;
    } else if (sign === ';' && open.length === 1) {
      close();
      open.push({ offset: index + 1, text: '' });
    } else {
      const current = open.at(-1);
      if (current) current.text += sign;
      if (sign === '(') open.push({ offset: index + 1, text: '' });
    }
  }
  while (open.length > 0) close();
  return pieces;
}

function namedIn(text: string, pattern: RegExp): (Named & { readonly at: number })[] {
  return [...text.matchAll(pattern)].map((match) => ({
    table: match[1] as string,
    alias: match[2] ?? (match[1] as string),
    at: match.index,
  }));
}

/**
 * Whether the statement compares the player's ID with a value that is not a column of the statement, and not in
 * an OR.
 */
function namesPlayer(statement: string, locked: Named, others: readonly Named[]): boolean {
  const [, where] = statement.split(/\bWHERE\b/i);
  if (where === undefined || /\bOR\b/i.test(where)) return false;
  const aliases = new Set([locked, ...others].flatMap(({ table, alias }) => [table, alias]));
  return [...where.matchAll(EQUALITY)].some(([, left, right]) => {
    const isOfLocked = left === undefined || left === locked.alias || left === locked.table;
    return isOfLocked && (right === undefined || !aliases.has(right));
  });
}

/** Returns every lock and change in a SQL text, including the bodies of functions. */
export function sqlLocks(sql: string): SqlLock[] {
  const locks: SqlLock[] = [];
  for (const { text, offset } of piecesOf(sql)) {
    const add = (named: Named & { readonly at: number }, statement: string, others: readonly Named[]): void => {
      const line = sql.slice(0, offset + named.at).split('\n').length;
      locks.push({ table: named.table, line, namesPlayer: namesPlayer(statement, named, others) });
    };
    for (const pattern of CHANGES) {
      for (const change of namedIn(text, pattern)) {
        const statement = text.slice(change.at);
        add(change, statement, namedIn(statement.split(/\bWHERE\b/i)[0] ?? '', READS));
      }
    }
    if (!LOCKS.test(text)) continue;
    const reads = namedIn(text.split(/\bWHERE\b/i)[0] ?? '', READS);
    for (const read of reads) add(read, text, reads);
  }
  return locks;
}
