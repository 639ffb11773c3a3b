import type { TreeFile } from '../repository.ts';
import type { Finding } from './finding.ts';
import { isCode, isNode, parseFile, type SyntaxNode, walk } from './syntax.ts';

const SERVER = /^apps\/api\/src\/(modules|http|platform|jobs)\//;
const MESSAGES = /^packages\/messages\/src\//;
const TEST = /\.(type-)?test\.tsx?$/;

function isNewProblem(node: SyntaxNode): boolean {
  return node.type === 'NewExpression' && isNode(node.callee) && node.callee.value === 'Problem';
}

/** What the log gets is for us, in any words. */
function isInternal(node: SyntaxNode): boolean {
  return node.type === 'KeyValueProperty' && isNode(node.key) && node.key.value === 'internal';
}

function textOf(node: SyntaxNode): string {
  if (node.type === 'StringLiteral') return String(node.value);
  return node.type === 'TemplateElement' ? String(node.raw) : '';
}

/** A refusal carries a code and facts; its sentence is made where the answer leaves, in the language of whoever asks. */
export function checkSilentProblems(file: TreeFile): Finding[] {
  if (!SERVER.test(file.path) || !isCode(file.path) || TEST.test(file.path)) return [];
  const syntax = parseFile(file);
  const message = 'a problem says its facts (params, fields); the sentence belongs in packages/messages.';
  const findings: Finding[] = [];
  walk(syntax.body, (node) => {
    if (!isNewProblem(node)) return true;
    walk(node.arguments, (inner) => {
      if (isInternal(inner)) return false;
      if (/\S\s+\S|\s$/.test(textOf(inner))) {
        findings.push({ rule: 'silent-problem', path: file.path, line: syntax.linesOf(node)[0], message });
      }
      return true;
    });
    return true;
  });
  return findings;
}

/** Of the contracts, words know types only: no schema and no library comes with a sentence. */
export function checkWordsKeepTypes(file: TreeFile): Finding[] {
  if (!MESSAGES.test(file.path) || TEST.test(file.path)) return [];
  const syntax = parseFile(file);
  const message = 'packages/messages takes types of packages/contracts only: write "import type".';
  return syntax.body
    .filter((item) => isNode(item.source) && String(item.source.value).startsWith('@goldwren/contracts'))
    .filter((item) => item.typeOnly !== true)
    .map((item) => ({ rule: 'words-keep-types', path: file.path, line: syntax.linesOf(item)[0], message }));
}
