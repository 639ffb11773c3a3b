import type { TreeFile } from '../repository.ts';
import type { Finding } from './finding.ts';
import { isCode, isNode, parseFile, type SyntaxNode } from './syntax.ts';

const KEBAB = /^\.?[a-z0-9]+([.-][a-z0-9]+)*$/;
/** Folders of packages/messages are named after their language. */
const LANGUAGE_TAG = /^[a-z]{2}-[A-Z]{2}$/;
/** drizzle-kit chooses these names. */
const NAMED_BY_TOOLS = /\/drizzle\//;
const DEFAULT_EXPORT_ALLOWED = /(\.config\.[mc]?[jt]s|\.d\.ts)$|^apps\/(web|backoffice)\/src\/routes\//;
const RE_EXPORTS = new Set(['ExportAllDeclaration', 'ExportNamedDeclaration']);
const DEFAULT_EXPORTS = new Set(['ExportDefaultDeclaration', 'ExportDefaultExpression']);
const HAS_EXTENSION = /\.(ts|tsx|js|mjs|cjs|json|css|svg|woff2|sql|wasm)(\?[\w&=]+)?$/;

export function checkFileName({ path }: TreeFile): Finding[] {
  if (!/^(apps|packages)\//.test(path) || !(isCode(path) || /\.(css|sql)$/.test(path)) || NAMED_BY_TOOLS.test(path))
    return [];
  const wrong = path.split('/').filter((segment) => !KEBAB.test(segment) && !LANGUAGE_TAG.test(segment));
  return wrong.map((segment) => ({ rule: 'file-name', path, line: 1, message: `"${segment}" is not in kebab-case.` }));
}

export function checkDefaultExport(file: TreeFile): Finding[] {
  if (!isCode(file.path) || DEFAULT_EXPORT_ALLOWED.test(file.path)) return [];
  const syntax = parseFile(file);
  const message =
    'a default export has no name to search for. Export by name (only lazy route modules and configs are exempt).';
  return syntax.body
    .filter((item) => DEFAULT_EXPORTS.has(item.type))
    .map((item) => ({ rule: 'default-export', path: file.path, line: syntax.linesOf(item)[0], message }));
}

function isReExport(item: SyntaxNode): boolean {
  return RE_EXPORTS.has(item.type) && isNode(item.source);
}

/** `exported`: the files that package.json files list in "exports". */
export function checkBarrel(file: TreeFile, exported: ReadonlySet<string>): Finding[] {
  const isExported = exported.has(file.path) || file.path.endsWith('/public.ts');
  if (!isCode(file.path) || isExported) return [];
  const { body } = parseFile(file);
  if (body.length === 0 || !body.every(isReExport)) return [];
  const message =
    'a file of re-exports hides where code is. Import from the file itself; only a package entry and public.ts may re-export.';
  return [{ rule: 'barrel', path: file.path, line: 1, message }];
}

export function checkExportedFunctions(file: TreeFile): Finding[] {
  if (!isCode(file.path)) return [];
  const syntax = parseFile(file);
  const findings: Finding[] = [];
  for (const item of syntax.body) {
    const declaration = item.type === 'ExportDeclaration' ? item.declaration : undefined;
    if (!isNode(declaration) || declaration.type !== 'VariableDeclaration') continue;
    for (const { init } of declaration.declarations as { init?: SyntaxNode | null }[]) {
      if (init?.type !== 'ArrowFunctionExpression' && init?.type !== 'FunctionExpression') continue;
      const message = 'export functions as function declarations.';
      findings.push({ rule: 'exported-function', path: file.path, line: syntax.linesOf(item)[0], message });
    }
  }
  return findings;
}

export function checkImportPaths(file: TreeFile): Finding[] {
  if (!isCode(file.path)) return [];
  const syntax = parseFile(file);
  const findings: Finding[] = [];
  for (const item of syntax.body) {
    const source = isNode(item.source) ? String(item.source.value) : '';
    const isBare = source.startsWith('.') && !HAS_EXTENSION.test(source);
    if (!isBare && !/^[@~#]\//.test(source)) continue;
    const message = `"${source}": imports are relative and end in the file's extension.`;
    findings.push({ rule: 'import-path', path: file.path, line: syntax.linesOf(item)[0], message });
  }
  return findings;
}
