/** A statement that locks or changes rows of a table, and whether it names the one player whose rows these are. */
export interface SqlLock {
  readonly table: string;
  /** From 1. */
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

/** Statements, each bracket in them a piece of its own and blank in the text around it. Offsets are those of `sql`. */
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

/** Is one player's id asked for: equal to something that is no column of the statement, and not as an alternative? */
function namesPlayer(statement: string, locked: Named, others: readonly Named[]): boolean {
  const [, where] = statement.split(/\bWHERE\b/i);
  if (where === undefined || /\bOR\b/i.test(where)) return false;
  const aliases = new Set([locked, ...others].flatMap(({ table, alias }) => [table, alias]));
  return [...where.matchAll(EQUALITY)].some(([, left, right]) => {
    const isOfLocked = left === undefined || left === locked.alias || left === locked.table;
    return isOfLocked && (right === undefined || !aliases.has(right));
  });
}

/** Every lock and change in a text of SQL, the bodies of functions included. */
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
