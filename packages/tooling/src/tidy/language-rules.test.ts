import { expect, test } from 'vitest';
import type { TreeFile } from '../repository.ts';
import { checkTree } from './check-tree.ts';

const file = (path: string, text: string): TreeFile => ({ path, text });

/** Name, a file that violates the rule, and a similar file that does not. */
const CASES: readonly (readonly [name: string, bad: TreeFile, good: TreeFile])[] = [
  [
    'in a comment, over two lines',
    file('packages/rules/src/thing.ts', '/**\n * What a player asked\n * for.\n */\nf();\n'),
    file('packages/rules/src/thing.ts', '/** What a player requested, such as "asked for". */\nf(\'nobody\');\n'),
  ],
  [
    'in a comment after code',
    file('packages/rules/src/thing.ts', 'f(); // The own cell.\n'),
    file('packages/rules/src/thing.ts', "f('the own'); // The cell's own name.\n"),
  ],
  [
    'in SQL',
    file('apps/api/sql/functions/a.sql', 'SELECT 1; -- Begins anew.\n'),
    file('apps/api/sql/functions/a.sql', "SELECT 'anew'; -- Begins again.\n"),
  ],
  [
    'in the title of a test',
    file('packages/rules/src/thing.test.ts', "describe.each(cases)('%s pays nobody', f);\n"),
    file('packages/rules/src/thing.test.ts', "test('pays no one', () => f('nobody', cases));\n"),
  ],
  [
    'in a title between backticks',
    file('packages/rules/src/thing.test.ts', 'it(`asks for codes`, f);\n'),
    file('packages/rules/src/thing.test.ts', 'it(`requires codes`, () => ask(`asks for`));\n'),
  ],
  [
    'in a page',
    file('docs/ledger.md', 'A player needs an own wallet.\n'),
    file('docs/ledger.md', 'PostgreSQL runs as `nobody`. Ask `psql` for it.\n\n```sh\nsu nobody\n```\n'),
  ],
  [
    'in a page about operations',
    file('docs/operations/a.md', 'Nobody signs in.\n'),
    file('docs/decisions/0001-a.md', '# 0001 A\n\nNobody signs in.\n'),
  ],
];

test.each(CASES)('plain-words rejects words that are hard to read: %s', (_name, bad, good) => {
  const broken = (one: TreeFile) => checkTree([one]).map(({ rule }) => rule);
  expect(broken(bad)).toContain('plain-words');
  expect(broken(good)).not.toContain('plain-words');
});
