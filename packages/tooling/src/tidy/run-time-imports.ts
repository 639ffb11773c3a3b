import { posix } from 'node:path';
import type { TreeFile } from '../repository.ts';
import type { Finding } from './finding.ts';
import { isNode, parseFile, type SyntaxNode } from './syntax.ts';

/** Modules in the entry chunk of the site. With zod and ts-rest in it, the chunk was 34 kB larger. */
const BROWSER_ENTRIES = [
  'client.ts',
  'queries.ts',
  'player/client.ts',
  'player/endpoints.ts',
  'staff/client.ts',
  'staff/endpoints.ts',
].map((name) => `packages/contracts/src/${name}`);
const TOO_HEAVY = /^(zod|@ts-rest\/)/;

function isErased(item: SyntaxNode): boolean {
  if (item.typeOnly === true) return true;
  const specifiers = Array.isArray(item.specifiers) ? (item.specifiers as { isTypeOnly?: boolean }[]) : [];
  return specifiers.length > 0 && specifiers.every((specifier) => specifier.isTypeOnly === true);
}

function runTimeSources(file: TreeFile): string[] {
  const items = parseFile(file).body.filter((item) => isNode(item.source) && !isErased(item));
  return items.map((item) => String((item.source as SyntaxNode).value));
}

/**
 * Follows the imports that remain after types are erased. dependency-cruiser with swc cannot distinguish them
 * from type imports.
 */
export function checkBrowserImports(files: readonly TreeFile[]): Finding[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const findings: Finding[] = [];
  for (const entry of BROWSER_ENTRIES) {
    const queue = [entry];
    const seen = new Set(queue);
    for (const path of queue) {
      const file = byPath.get(path);
      for (const source of file === undefined ? [] : runTimeSources(file)) {
        if (TOO_HEAVY.test(source)) {
          const message = `${entry} reaches "${source}" at run time. Import its types only, or move the schema to forms.ts.`;
          findings.push({ rule: 'browser-door', path, line: 1, message });
        }
        const next = posix.join(posix.dirname(path), source);
        if (source.startsWith('.') && !seen.has(next)) {
          seen.add(next);
          queue.push(next);
        }
      }
    }
  }
  return findings;
}
