import type { TreeFile } from '../repository.ts';
import type { Finding } from './finding.ts';

const FEATURE_STYLES = /^apps\/[^/]+\/src\/features\/.*\.css$/;
const ROOT_CLASS = /^\.[a-z][a-z0-9-]*$/;

/** Returns the prelude of every top-level block and statement, with its first line. */
function outermost(css: string): { prelude: string; line: number }[] {
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));
  const found: { prelude: string; line: number }[] = [];
  let depth = 0;
  let start = 0;
  for (const [index, character] of [...plain].entries()) {
    if (depth === 0 && (character === '{' || character === ';')) {
      const text = plain.slice(start, index);
      const line = plain.slice(0, start + text.length - text.trimStart().length).split('\n').length;
      found.push({ prelude: text.trim(), line });
    }
    if (character === '{') depth += 1;
    if (character === '}') depth -= 1;
    if (depth === 0 && /[;}]/.test(character)) start = index + 1;
  }
  return found;
}

/** The names of animations are those of the whole site and cannot be nested, so they begin with the class of their file. */
function isOwnAnimation(prelude: string, root: string | undefined): boolean {
  return root !== undefined && prelude.startsWith(`@keyframes ${root.slice(1)}-`);
}

/** Styles of a feature must not affect anything outside it: each file is one block with one class of its own. */
export function checkScopedStyles({ path, text }: TreeFile): Finding[] {
  if (!FEATURE_STYLES.test(path)) return [];
  const blocks = outermost(text);
  const root = blocks.find(({ prelude }) => ROOT_CLASS.test(prelude))?.prelude;
  return blocks
    .filter(({ prelude }) => prelude !== root && !isOwnAnimation(prelude, root))
    .map(({ prelude, line }) => ({
      rule: 'scoped-styles',
      path,
      line,
      message: `"${prelude}" affects the whole site. Nest it in the one root class of this file${root ? ` (${root})` : ''}.`,
    }));
}
