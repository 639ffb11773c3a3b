import type { TreeFile } from '../repository.ts';
import type { Finding } from './finding.ts';
import { isCode, isNode, parseFile, type Syntax, type SyntaxNode, walk } from './syntax.ts';

const LONGEST_FILE = 300;
const LONGEST_FUNCTION = 70;
const LONGEST_TYPICAL_FILE = 80;
const LONGEST_USUAL_FILE = 200;

const GENERATED = /(\.gen\.|\/generated\/|\/drizzle\/meta\/)/;
const FUNCTIONS = new Set([
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunctionExpression',
  'ClassMethod',
  'PrivateMethod',
  'Constructor',
  'MethodProperty',
]);

function holdsCode(node: SyntaxNode): boolean {
  let found = false;
  walk(node, (inner) => {
    found ||= FUNCTIONS.has(inner.type);
    return !found;
  });
  return found;
}

/** Lines of top-level constants that hold no function: a data table is as long as its data. */
function dataLines(syntax: Syntax): number {
  let total = 0;
  for (const item of syntax.body) {
    const declaration = item.type === 'ExportDeclaration' ? item.declaration : item;
    if (!isNode(declaration) || declaration.type !== 'VariableDeclaration' || holdsCode(declaration)) continue;
    const [first, last] = syntax.linesOf(item);
    total += last - first;
  }
  return total;
}

/** Length of a source file without its data tables; undefined for what has no limit (generated, not code). */
function fileLength(file: TreeFile): number | undefined {
  if (GENERATED.test(file.path)) return undefined;
  const lines = file.text.trimEnd().split('\n').length;
  if (file.path.endsWith('.css')) return lines;
  if (!isCode(file.path)) return undefined;
  return lines > LONGEST_TYPICAL_FILE ? lines - dataLines(parseFile(file)) : lines;
}

export function checkFileLength(file: TreeFile): Finding[] {
  const length = fileLength(file) ?? 0;
  if (length <= LONGEST_FILE) return [];
  const message = `${length} lines, at most ${LONGEST_FILE}: split it by what its parts are for.`;
  return [{ rule: 'file-length', path: file.path, line: 1, message }];
}

function isDescribe(callee: unknown): boolean {
  if (!isNode(callee)) return false;
  if (callee.type === 'Identifier') return callee.value === 'describe';
  return isDescribe(callee.object) || isDescribe(callee.callee);
}

export function checkFunctionLength(file: TreeFile): Finding[] {
  if (!isCode(file.path) || GENERATED.test(file.path)) return [];
  const syntax = parseFile(file);
  const findings: Finding[] = [];
  const groups = new Set<unknown>();
  walk(syntax.body, (node) => {
    // The callback of describe() is a chapter of tests, not a function that somebody has to hold in the head.
    if (node.type === 'CallExpression' && isDescribe(node.callee) && Array.isArray(node.arguments)) {
      for (const { expression } of node.arguments as { expression: unknown }[]) groups.add(expression);
    }
    if (!FUNCTIONS.has(node.type) || groups.has(node)) return true;
    // A method's own span lies in the function it holds for some node types.
    const [first, last] = syntax.linesOf(node.span === undefined && isNode(node.function) ? node.function : node);
    const length = last - first + 1;
    if (length > LONGEST_FUNCTION) {
      const message = `a function of ${length} lines, at most ${LONGEST_FUNCTION}: give its steps names of their own.`;
      findings.push({ rule: 'function-length', path: file.path, line: first, message });
    }
    return true;
  });
  return findings;
}

/** The whole tree: half of all files fit on a screen, nine of ten are read in one go. */
export function checkTypicalLength(files: readonly TreeFile[]): Finding[] {
  const lengths = files.map(fileLength).filter((length) => length !== undefined);
  lengths.sort((a, b) => a - b);
  const at = (share: number): number => lengths[Math.floor((lengths.length - 1) * share)] ?? 0;
  const finding = (message: string): Finding => ({ rule: 'typical-length', path: '.', line: 1, message });
  const findings: Finding[] = [];
  if (at(0.5) > LONGEST_TYPICAL_FILE)
    findings.push(finding(`median ${at(0.5)} lines, at most ${LONGEST_TYPICAL_FILE}`));
  if (at(0.9) > LONGEST_USUAL_FILE) findings.push(finding(`p90 ${at(0.9)} lines, at most ${LONGEST_USUAL_FILE}`));
  return findings;
}
