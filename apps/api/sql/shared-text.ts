import { readFileSync } from 'node:fs';
import { fromPackageRoot } from '../src/platform/package-root.ts';

/** `-- <shared NAME>`, a comment `-- key: value` for each `{key}` of the text, the text itself, and `-- </shared>`. */
const sharedPattern = /^( *)-- <shared ([\w-]+)>\n((?: *-- [\w ]+: .*\n)*)[\s\S]*?^ *-- <\/shared>$/gm;

/**
 * Writes the texts of sql/shared into the places of a function that name them. Two functions then have the same text, each
 * with its own source of rows, where a call of a third function would cost every round too much (docs/decisions/0038).
 * @throws Error for a value that the place does not give.
 */
export function expandSharedText(text: string): string {
  return text.replaceAll(sharedPattern, (_place, indent: string, name: string, header: string) => {
    const values = new Map([...header.matchAll(/-- ([\w ]+): (.*)\n/g)].map(([, key, value]) => [key, value]));
    const shared = readFileSync(fromPackageRoot('sql', 'shared', `${name}.sql`), 'utf8').trimEnd();
    const filled = shared.replaceAll(/\{([\w ]+)\}/g, (_hole, key: string) => {
      const value = values.get(key);
      if (value === undefined) throw new Error(`no value for {${key}} of the shared text ${name}`);
      return value;
    });
    const lines = filled.split('\n').map((line) => `${indent}${line}`);
    return [`${indent}-- <shared ${name}>`, `${header.trimEnd()}`, ...lines, `${indent}-- </shared>`].join('\n');
  });
}
