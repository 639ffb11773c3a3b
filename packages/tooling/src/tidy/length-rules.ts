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

/**
 * Returns the number of lines of top-level constants without functions. A data table may be as long as its
 * data.
 */
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

const lengths = new WeakMap<TreeFile, number | undefined>();

/** Returns the length of a file, measured once for the rule about each file and the one about all files. */
function fileLength(file: TreeFile): number | undefined {
  if (!lengths.has(file)) lengths.set(file, measureLength(file));
  return lengths.get(file);
}

/**
 * Returns the length of a source file without its data tables. Undefined for files without a limit (generated
 * files, no code).
 */
function measureLength(file: TreeFile): number | undefined {
  if (GENERATED.test(file.path)) return undefined;
  const lines = file.text.trimEnd().split('\n').length;
  if (file.path.endsWith('.css')) return lines;
  if (!isCode(file.path)) return undefined;
  return lines > LONGEST_TYPICAL_FILE ? lines - dataLines(parseFile(file)) : lines;
}

export function checkFileLength(file: TreeFile): Finding[] {
  const length = fileLength(file) ?? 0;
  if (length <= LONGEST_FILE) return [];
  const message = `${length} lines, at most ${LONGEST_FILE}: split it by purpose.`;
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
    // A describe() callback groups tests. Its length does not make it harder to understand.
    if (node.type === 'CallExpression' && isDescribe(node.callee) && Array.isArray(node.arguments)) {
      for (const { expression } of node.arguments as { expression: unknown }[]) groups.add(expression);
    }
    if (!FUNCTIONS.has(node.type) || groups.has(node)) return true;
    // For some node types, the position of a method is only on its inner function.
    const [first, last] = syntax.linesOf(node.span === undefined && isNode(node.function) ? node.function : node);
    const length = last - first + 1;
    if (length > LONGEST_FUNCTION) {
      const message = `a function of ${length} lines, at most ${LONGEST_FUNCTION}: extract its steps into named functions.`;
      findings.push({ rule: 'function-length', path: file.path, line: first, message });
    }
    return true;
  });
  return findings;
}

/**
 * Checks the distribution over all files: half must fit on one screen, and nine of ten must be readable in one
 * go.
 */
export function checkTypicalLength(files: readonly TreeFile[]): Finding[] {
  const sorted = files.map(fileLength).filter((length) => length !== undefined);
  sorted.sort((a, b) => a - b);
  const at = (share: number): number => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  const finding = (message: string): Finding => ({ rule: 'typical-length', path: '.', line: 1, message });
  const findings: Finding[] = [];
  if (at(0.5) > LONGEST_TYPICAL_FILE)
    findings.push(finding(`median ${at(0.5)} lines, at most ${LONGEST_TYPICAL_FILE}`));
  if (at(0.9) > LONGEST_USUAL_FILE) findings.push(finding(`p90 ${at(0.9)} lines, at most ${LONGEST_USUAL_FILE}`));
  return findings;
}
