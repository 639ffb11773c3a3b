import type { TreeFile } from '../repository.ts';
import type { Finding } from './finding.ts';
import { isCode, isNode, parseFile, type SyntaxNode, walk } from './syntax.ts';

const SERVER = /^apps\/api\/src\/(modules|http|platform|jobs)\//;
const MESSAGES = /^packages\/messages\/src\//;
const TEST = /\.(type-)?test\.tsx?$/;

function isNewProblem(node: SyntaxNode): boolean {
  return node.type === 'NewExpression' && isNode(node.callee) && node.callee.value === 'Problem';
}

/** Internal texts go to the log, so they may be sentences. */
function isInternal(node: SyntaxNode): boolean {
  return node.type === 'KeyValueProperty' && isNode(node.key) && node.key.value === 'internal';
}

function textOf(node: SyntaxNode): string {
  if (node.type === 'StringLiteral') return String(node.value);
  return node.type === 'TemplateElement' ? String(node.raw) : '';
}

/** A problem contains a code and facts. Its sentence is made in the response, in the caller's language. */
export function checkProblemTexts(file: TreeFile): Finding[] {
  if (!SERVER.test(file.path) || !isCode(file.path) || TEST.test(file.path)) return [];
  const syntax = parseFile(file);
  const message = 'a problem contains only facts (params, fields); its sentence belongs in packages/messages.';
  const findings: Finding[] = [];
  walk(syntax.body, (node) => {
    if (!isNewProblem(node)) return true;
    walk(node.arguments, (inner) => {
      if (isInternal(inner)) return false;
      if (/\S\s+\S|\s$/.test(textOf(inner))) {
        findings.push({ rule: 'problem-text', path: file.path, line: syntax.linesOf(node)[0], message });
      }
      return true;
    });
    return true;
  });
  return findings;
}

/**
 * packages/messages may only import types from the contracts, so that no schema or library comes with a
 * message.
 */
export function checkMessageImports(file: TreeFile): Finding[] {
  if (!MESSAGES.test(file.path) || TEST.test(file.path)) return [];
  const syntax = parseFile(file);
  const message = 'packages/messages may only import types from packages/contracts: use "import type".';
  return syntax.body
    .filter((item) => isNode(item.source) && String(item.source.value).startsWith('@goldwren/contracts'))
    .filter((item) => item.typeOnly !== true)
    .map((item) => ({ rule: 'message-imports', path: file.path, line: syntax.linesOf(item)[0], message }));
}
