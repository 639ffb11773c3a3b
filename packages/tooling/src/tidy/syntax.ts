import { type Module, parseSync } from '@swc/core';
import type { TreeFile } from '../repository.ts';

/** A node of swc's syntax tree, with the fields that the rules use. */
export interface SyntaxNode {
  readonly type: string;
  readonly span?: { readonly start: number; readonly end: number };
  readonly [key: string]: unknown;
}

export interface Syntax {
  readonly body: readonly SyntaxNode[];
  /** First and last line number; numbers start at 1. */
  linesOf(node: SyntaxNode): readonly [number, number];
}

export function isCode(path: string): boolean {
  return /\.(ts|tsx|mts|cts|js|mjs|cjs)$/.test(path);
}

export function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';
}

let latest: (TreeFile & { readonly syntax: Syntax }) | undefined;

/** Parses a source file. The rules read one file after the other, so the syntax of the latest one is kept for the next rule. */
export function parseFile({ path, text }: TreeFile): Syntax {
  if (latest?.path !== path || latest.text !== text) latest = { path, text, syntax: parse(path, text) };
  return latest.syntax;
}

/** swc counts bytes from 1, so line numbers are computed from bytes. */
function parse(path: string, text: string): Syntax {
  const isTypeScript = /\.[mc]?tsx?$/.test(path);
  const module: Module = isTypeScript
    ? parseSync(text, { syntax: 'typescript', tsx: path.endsWith('x'), target: 'es2022' })
    : parseSync(text, { syntax: 'ecmascript', target: 'es2022' });
  const bytes = Buffer.from(text);
  const lineEnds: number[] = [];
  for (let at = bytes.indexOf(10); at !== -1; at = bytes.indexOf(10, at + 1)) lineEnds.push(at);
  const lineAt = (offset: number): number => {
    let [low, high] = [0, lineEnds.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((lineEnds[middle] as number) < offset) low = middle + 1;
      else high = middle;
    }
    return low + 1;
  };
  return {
    body: module.body as unknown as SyntaxNode[],
    linesOf: ({ span }) => (span === undefined ? [0, 0] : [lineAt(span.start - 1), lineAt(span.end - 2)]),
  };
}

/** Visits a node and its descendants, parents first. If the visitor returns false, the children are skipped. */
export function walk(value: unknown, visit: (node: SyntaxNode) => boolean | undefined): void {
  if (Array.isArray(value)) {
    for (const item of value) walk(item, visit);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  if (isNode(value) && visit(value) === false) return;
  for (const child of Object.values(value)) walk(child, visit);
}
