import type { TreeFile } from '../repository.ts';
import type { Finding } from './finding.ts';
import { isCode, isNode, parseFile, type SyntaxNode, walk } from './syntax.ts';

/** Generated files, records that do not change, and these rules with their tests. */
const NOT_CHECKED =
  /(?:^|\/)generated\/|\.gen\.|^docs\/(?:api|decisions)\/|^apps\/api\/drizzle\/|^packages\/tooling\/src\/tidy\//;
const AVOIDED: readonly (readonly [pattern: RegExp, solution: string])[] = [
  [/\b(?:an|the)\s+own\b/gi, 'write "its own", "your own", or "a separate".'],
  [/\b(?:no|some)body\b/gi, 'write "no one" or "someone", or name the person.'],
  [/\banew\b/gi, 'write "again".'],
  [/\bask(?:s|ed|ing)?\s+for\b/gi, 'write "request" or "require".'],
];
/** Code, literal texts and addresses in a sentence. */
const QUOTED = /`[^`\n]*`|"[^"\n]*"|“[^”\n]*”|\bhttps?:\/\/\S+/g;
const FENCED = /^```[\s\S]*?^```/gm;
const TEST_FUNCTIONS = new Set(['it', 'test', 'describe']);

/** Replaces a text by a sign and keeps its lines, so that line numbers stay the same. */
function blank(text: string): string {
  return text.replace(/[^\n]+/g, '~');
}

/** Returns the comments of a file, each on its line. A comment has its own line, or follows code after a space. */
function commentsOf({ path, text }: TreeFile): string {
  const marker = path.endsWith('.sql') ? /(?:^\s*|\s)--\s(.*)$/ : /(?:^\s*(?:\{?\/\*+|\*|\/\/)|[\s{]\/[/*]+\s)(.*)$/;
  // A line of code ends a sentence that could otherwise continue in the next comment.
  return text
    .split('\n')
    .map((line) => line.match(marker)?.[1] ?? '|')
    .join('\n');
}

function findWords(path: string, text: string, firstLine = 1): Finding[] {
  const plain = text.replace(QUOTED, blank);
  return AVOIDED.flatMap(([pattern, solution]) =>
    [...plain.matchAll(pattern)].map((match) => ({
      rule: 'plain-words',
      path,
      line: firstLine + plain.slice(0, match.index).split('\n').length - 1,
      message: `"${match[0].replace(/\s+/g, ' ')}": ${solution}`,
    })),
  );
}

/** Returns the name of the function that `it(…)`, `test.each(…)(…)` or `` describe.each`…`(…) `` calls in the end. */
function calledName(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === 'Identifier') return String(node.value);
  return calledName(node.callee ?? node.object ?? node.tag);
}

function titleOf(node: SyntaxNode): SyntaxNode | undefined {
  if (node.type !== 'CallExpression' || !TEST_FUNCTIONS.has(calledName(node.callee) ?? '')) return undefined;
  const [first] = (node.arguments as readonly { readonly expression: unknown }[]) ?? [];
  return isNode(first?.expression) ? first.expression : undefined;
}

function textOf(title: SyntaxNode): string {
  if (title.type === 'StringLiteral') return String(title.value);
  if (title.type !== 'TemplateLiteral') return '';
  return (title.quasis as readonly SyntaxNode[]).map(({ raw }) => String(raw)).join(' ');
}

function findInTitles(file: TreeFile): Finding[] {
  const syntax = parseFile(file);
  const findings: Finding[] = [];
  walk(syntax.body, (node) => {
    const title = titleOf(node);
    if (title !== undefined) findings.push(...findWords(file.path, textOf(title), syntax.linesOf(title)[0]));
    return true;
  });
  return findings;
}

/** Rejects words in comments, test titles and pages that a reader with school English may not know. Texts of the site have rules in packages/messages. */
export function checkPlainWords(file: TreeFile): Finding[] {
  const { path, text } = file;
  if (NOT_CHECKED.test(path)) return [];
  if (path.endsWith('.md')) return findWords(path, text.replace(FENCED, blank));
  if (!isCode(path) && !path.endsWith('.sql') && !path.endsWith('.css')) return [];
  const inComments = findWords(path, commentsOf(file));
  return /\.(?:test|spec|drill)\.tsx?$/.test(path) ? [...inComments, ...findInTitles(file)] : inComments;
}
