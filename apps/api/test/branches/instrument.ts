/** A branch of a function of sql/functions. */
export interface Branch {
  /** The function, the line that leads there, and which way: `play_round: IF v_guarded THEN … → else`. */
  readonly name: string;
  /** The marker function that the branch calls. */
  readonly marker: string;
}

export interface Instrumented {
  readonly text: string;
  readonly branches: readonly Branch[];
}

/** The schema of the marker functions. */
export const markerSchema = 'branches';

/** Comments, texts, words and single characters; what lies between them is white space. */
const tokenPattern = /--.*|'(?:[^']|'')*'|\$\w*\$|\w+|\S/g;

interface Token {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

function tokensOf(text: string): Token[] {
  return [...text.matchAll(tokenPattern)]
    .filter(([word]) => !word.startsWith('--'))
    .map(({ 0: word, index }) => ({
      word: /^\w+$/.test(word) ? word.toUpperCase() : word,
      start: index,
      end: index + word.length,
    }));
}

/** What is open at a place in a function. `case` is the expression. */
interface Open {
  readonly kind: 'block' | 'if' | 'loop' | 'case' | 'handlers';
  readonly start: number;
  /** An `if` has its ELSE, or a `case` its first value. */
  isSplit: boolean;
}

/** Collects the branches of one function and the texts that have to be inserted into it. */
function createMarks(name: string, text: string, offset: number) {
  const branches: Branch[] = [];
  const insertions: [at: number, text: string][] = [];
  const mark = (at: number, way: string): string => {
    const line = text.slice(text.lastIndexOf('\n', at - 1) + 1).split('\n', 1)[0] ?? '';
    const wanted = `${name}: ${line.trim()} → ${way}`;
    const alike = branches.filter((one) => one.name.startsWith(wanted)).length;
    const branch = {
      name: alike === 0 ? wanted : `${wanted} ${alike + 1}`,
      marker: `${markerSchema}.b${offset + branches.length}`,
    };
    branches.push(branch);
    return `${branch.marker}()`;
  };
  return {
    branches,
    insertions,
    markStatement: ({ start, end }: Token, way: string) => insertions.push([end, ` ASSERT ${mark(start, way)};`]),
    markMissingElse: ({ start }: Token, opened: number) =>
      insertions.push([start, `ELSE ASSERT ${mark(opened, 'not taken')}; `]),
    openValue: ({ start, end }: Token, way: string) => insertions.push([end, ` CASE WHEN ${mark(start, way)} THEN`]),
    closeValue: ({ start }: Token, before: string) => {
      if (before !== 'NULL') insertions.push([start, ' END ']);
    },
  };
}

/** Inserts texts at their places, which are in ascending order. */
function insertAll(text: string, insertions: readonly (readonly [at: number, text: string])[]): string {
  return insertions.reduceRight((result, [at, inserted]) => result.slice(0, at) + inserted + result.slice(at), text);
}

/**
 * Adds a call of a marker to every branch of a function: after THEN, ELSE and LOOP, in an ELSE that is added to an IF without
 * one, and around each value of a CASE. A NULL of a CASE has no marker, because its type would be lost. The marker is in an
 * ASSERT, which changes neither FOUND nor a variable.
 * @param offset how many branches other functions have, for the names of the markers.
 */
export function instrument(name: string, text: string, offset: number): Instrumented {
  const { branches, insertions, markStatement, markMissingElse, openValue, closeValue } = createMarks(
    name,
    text,
    offset,
  );
  const open: Open[] = [];
  const tokens = tokensOf(text);
  const body = tokens.findIndex(({ word }) => word === '$$');
  const bodyEnd = tokens.findIndex(({ word }, index) => index > body && word === '$$');

  for (let index = body + 1; index < bodyEnd; index += 1) {
    const token = tokens[index] as Token;
    const [before, after] = [tokens[index - 1]?.word ?? '', tokens[index + 1]?.word ?? ''];
    const top = open.at(-1);
    const isInCase = top?.kind === 'case';
    const startsStatement = !isInCase && ['$$', ';', 'BEGIN', 'THEN', 'ELSE', 'LOOP'].includes(before);
    switch (token.word) {
      case 'BEGIN':
        open.push({ kind: 'block', start: token.start, isSplit: false });
        break;
      case 'IF':
        if (startsStatement) open.push({ kind: 'if', start: token.start, isSplit: false });
        break;
      case 'CASE':
        if (startsStatement) throw new Error(`${name} has a CASE statement, which is not instrumented`);
        open.push({ kind: 'case', start: token.start, isSplit: false });
        break;
      case 'LOOP':
        if (before === 'END') break;
        markStatement(token, 'loop');
        open.push({ kind: 'loop', start: token.start, isSplit: false });
        break;
      case 'EXCEPTION':
        if (startsStatement) open.push({ kind: 'handlers', start: token.start, isSplit: false });
        break;
      case 'WHEN':
        // The first WHEN of a CASE closes nothing.
        if (isInCase && top.isSplit) closeValue(token, before);
        break;
      case 'THEN':
        if (isInCase) {
          if (after !== 'NULL') openValue(token, 'value');
          top.isSplit = true;
        } else markStatement(token, 'then');
        break;
      case 'ELSE':
        if (isInCase) {
          closeValue(token, before);
          if (after !== 'NULL') openValue(token, 'else');
        } else {
          markStatement(token, 'else');
          if (top) top.isSplit = true;
        }
        break;
      case 'END':
        if (isInCase) closeValue(token, before);
        if (after === 'IF' && top?.kind === 'if' && !top.isSplit) markMissingElse(token, top.start);
        open.pop();
        if (top?.kind === 'handlers') open.pop();
        break;
    }
  }
  if (open.length > 0) throw new Error(`${name} has ${open.length} blocks that do not end`);

  return { text: insertAll(text, insertions), branches };
}
