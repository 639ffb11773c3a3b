import { describe, expect, test } from 'vitest';
import type { TreeFile } from '../repository.ts';
import { checkTree } from './check-tree.ts';

const DATA = ['export const table = [', ...Array.from({ length: 400 }, (_, n) => `  ${n},`), '];', ''].join('\n');
const body = (lines: number): string => Array.from({ length: lines - 2 }, () => '  step();\n').join('');
const file = (path: string, text: string): TreeFile => ({ path, text });
const STORE = 'apps/api/src/modules/ledger/ledger.store.ts';
const USE_CASE = 'apps/api/src/modules/ledger/read-wallet.ts';
const src = (text: string): TreeFile => file('packages/rules/src/thing.ts', text);

/** Rule, name, a file that violates the rule, and a similar file that does not. */
const CASES: readonly (readonly [rule: string, name: string, bad: TreeFile, good: TreeFile])[] = [
  [
    'problem-text',
    'a sentence among the facts',
    file('apps/api/src/modules/a/b.ts', "throw new Problem('conflict', { params: { reason: 'Try again later' } });\n"),
    file(
      'apps/api/src/modules/a/b.ts',
      "throw new Problem('conflict', { params: { reason: 'later' }, internal: 'not yet' });\n",
    ),
  ],
  [
    'problem-text',
    'a composed sentence',
    file('apps/api/src/http/b.ts', "f(new Problem('conflict', { message: 'Wait ' + n }));\n"),
    file('apps/api/src/http/b.ts', "f(new Problem('conflict', { params: { minutes: n } }));\n"),
  ],
  [
    'spelling',
    'an identifier folded in JavaScript',
    file(USE_CASE, 'const key = email.toLowerCase();\n'),
    file(USE_CASE, 'const key = canonicalEmail(email);\n'),
  ],
  [
    'spelling',
    'an identifier folded by PostgreSQL',
    file(STORE, 'const same = sql`lower(email) = lower($1)`;\n'),
    file(STORE, 'const same = eq(table.email, email);\n'),
  ],
  [
    'message-imports',
    'a schema in the messages',
    file('packages/messages/src/en/a.ts', "import { problem } from '@goldwren/contracts/problem';\nf(problem);\n"),
    file('packages/messages/src/en/a.ts', "import type { ProblemCode } from '@goldwren/contracts/problem';\n"),
  ],
  ['file-length', '301 lines of code', src(`${'f();\n'.repeat(301)}`), src(`${'f();\n'.repeat(300)}`)],
  ['file-length', 'code next to a data table', src(`${DATA}${'f();\n'.repeat(301)}`), src(DATA)],
  [
    'function-length',
    '71 lines',
    src(`export function f() {\n${body(71)}}\n`),
    src(`export function f() {\n${body(70)}}\n`),
  ],
  ['function-length', 'an arrow', src(`f(() => {\n${body(71)}});\n`), src(`describe('x', () => {\n${body(71)}});\n`)],
  [
    'function-length',
    'a method',
    src(`export class A {\n  m() {\n${body(71)}  }\n}\n`),
    src('export class A {\n  m() {}\n}\n'),
  ],
  [
    'function-length',
    'behind two-byte letters',
    src(`// ${'é'.repeat(99)}\nf(() => {\n${body(71)}});\n`),
    src('f(() => 1);\n'),
  ],
  [
    'function-length',
    'JSX',
    file('apps/web/src/ui/a.tsx', `export function A() {\n${body(70)}  return <b/>;\n}\n`),
    file('apps/web/src/ui/a.tsx', 'export function A() {\n  return <b/>;\n}\n'),
  ],
  ['banned-words', 'a left-over', src('// TODO: later\n'), src('// todos are listed elsewhere\n')],
  [
    'banned-words',
    'in SQL',
    file('apps/api/drizzle/0001_x.sql', '-- FIXME\n'),
    file('apps/api/drizzle/0001_x.sql', '-- fixed\n'),
  ],
  ['banned-words', 'a document from elsewhere', src('// as decisions §8 says\n'), src('// see docs/ledger.md\n')],
  ['banned-words', 'a switched-off test', src("it.skip('x', f);\n"), src("it.runIf(isRoot)('x', f);\n")],
  ['banned-words', 'an only test', src("describe.only('x', f);\n"), src("describe.each([1])('x', f);\n")],
  [
    'banned-words',
    'an unfinished branch',
    src("throw new Error('Not implemented');\n"),
    src("throw new Error('No such game');\n"),
  ],
  [
    'banned-words',
    'a silenced type',
    src('// @ts-ignore\nf();\n'),
    src('// @ts-expect-error a wrong body must not compile\nf();\n'),
  ],
  [
    'page-link',
    'a link to any address',
    file('apps/web/src/features/a/b.tsx', "import { Link, useParams } from 'react-router';\nf(Link);\n"),
    file('apps/web/src/features/a/b.tsx', "import { useParams } from 'react-router';\nf(useParams);\n"),
  ],
  [
    'page-link',
    'a plain link into the site',
    file('apps/web/src/features/a/b.tsx', 'export function A() {\n  return <a href="/help">b</a>;\n}\n'),
    file('apps/web/src/features/a/b.tsx', 'export function A() {\n  return <a href="#main">b</a>;\n}\n'),
  ],
  [
    'scoped-styles',
    'a class of the whole site',
    file('apps/web/src/features/play/a.css', '.a {\n  .b {\n    color: red;\n  }\n}\n.b {\n  color: red;\n}\n'),
    file('apps/web/src/features/play/a.css', '/* .b {} */\n.a {\n  @media print {\n    .b {\n    }\n  }\n}\n'),
  ],
  [
    'scoped-styles',
    'a media query outside',
    file('apps/web/src/features/play/a.css', '.a {\n}\n@media print {\n  .a {\n  }\n}\n'),
    file('packages/ui/src/theme/base.css', '@media print {\n  .a {\n  }\n}\n'),
  ],
  [
    'scoped-styles',
    'an animation with a name of the whole site',
    file('apps/web/src/features/play/a.css', '.a {\n}\n@keyframes fall {\n  to {\n  }\n}\n'),
    file('apps/web/src/features/play/a.css', '.a {\n}\n@keyframes a-fall {\n  to {\n  }\n}\n'),
  ],
  ['machine-path', 'a home folder', src("f('/home/ana/goldwren');\n"), src("f('/games/home/page');\n")],
  [
    'machine-path',
    'a registry',
    file('.npmrc', 'registry=https://registry.example.org/\n'),
    file('.npmrc', 'save-exact=true\n'),
  ],
  [
    'file-name',
    'camelCase',
    file('apps/api/src/errorHandler.ts', 'f();\n'),
    file('apps/api/src/error-handler.ts', 'f();\n'),
  ],
  [
    'file-name',
    'a folder',
    file('apps/web/src/GamePlayer/a.tsx', 'f();\n'),
    file('apps/web/src/game-player/a.test.tsx', 'f();\n'),
  ],
  [
    'default-export',
    'a function',
    src('export default function f() {}\n'),
    file('apps/web/src/routes/home.tsx', 'export default function f() {}\n'),
  ],
  ['default-export', 'a value', src('export default 1;\n'), file('apps/api/vite.config.ts', 'export default 1;\n')],
  [
    'barrel',
    'an index',
    file('apps/api/src/http/index.ts', "export * from './a.ts';\n"),
    file('apps/api/src/modules/jobs/public.ts', "export { a } from './a.ts';\n"),
  ],
  ['exported-function', 'an arrow', src('export const f = () => 1;\n'), src('export function f() {\n  return 1;\n}\n')],
  ['import-path', 'no extension', src("import { a } from './a';\n"), src("import { a } from './a.ts';\n")],
  ['import-path', 'an alias', src("import { a } from '@/a.ts';\n"), src("import { a } from '@goldwren/rules';\n")],
  [
    'raw-sql',
    'in a store',
    file(STORE, "db.$client.query<Row>({ text: 'SELECT 1' });\n"),
    file(STORE, 'db.select().from(wallet);\n'),
  ],
  ['raw-sql', 'in a use case', file(USE_CASE, "client.query('BEGIN');\n"), file(USE_CASE, 'request.query;\n')],
  [
    'raw-sql',
    'through the builder',
    file(STORE, 'db.execute(sql`SELECT 1`);\n'),
    file(STORE, 'statement.execute(inputs);\n'),
  ],
  [
    'raw-sql',
    'a list that is out of date',
    file('apps/api/src/platform/postgres/database-clock.ts', 'ready();\n'),
    file('apps/api/src/platform/postgres/database-clock.ts', "db.$client.query('SELECT 1');\n"),
  ],
  [
    'foreign-table',
    'of its own module in a sub-folder',
    file(
      'apps/api/src/modules/ledger/a/b.store.ts',
      "import { player } from '../../players/player.table.ts';\nf(player);\n",
    ),
    file('apps/api/src/modules/ledger/a/b.store.ts', "import { wallet } from '../ledger.table.ts';\nf(wallet);\n"),
  ],
  [
    'provider-word',
    'a field of a provider in a use case',
    file(USE_CASE, 'f(fields.mb_amount);\n'),
    file('apps/api/src/payments/skrill/skrill-provider.ts', 'f(fields.mb_amount);\n'),
  ],
  [
    'provider-word',
    'the name of one in the folder of another',
    file('apps/api/src/payments/skrill/skrill.ts', "f('stripe');\n"),
    file('apps/api/src/payments/skrill/skrill.ts', "f('skrill', env.STRIPE_SECRET_KEY);\n"),
  ],
  [
    'provider-word',
    'a list that is out of date',
    file('apps/api/src/payments/provider-list.ts', 'f();\n'),
    file('apps/api/src/payments/provider-list.ts', "f('skrill');\n"),
  ],
  [
    'foreign-table',
    'of another module',
    file(STORE, "import { player } from '../players/player.table.ts';\nf(player);\n"),
    file(STORE, "import { wallet } from './ledger.table.ts';\nf(wallet);\n"),
  ],
  [
    'foreign-table',
    'in a use case',
    file(USE_CASE, "import { wallet } from './ledger.table.ts';\nf(wallet);\n"),
    file(USE_CASE, "import { selectWallet } from './ledger.store.ts';\nf(selectWallet);\n"),
  ],
  [
    'foreign-table',
    'through a front door',
    file('apps/api/src/modules/ledger/public.ts', "export { wallet } from './ledger.table.ts';\n"),
    file('apps/api/src/modules/ledger/public.ts', "export { selectWallet } from './ledger.store.ts';\n"),
  ],
  [
    'foreign-table',
    'a listed join that is gone',
    file(
      'apps/api/src/modules/auth/sessions/session.store.ts',
      "import { httpSession } from '../auth.table.ts';\nf(httpSession);\n",
    ),
    file(
      'apps/api/src/modules/auth/sessions/session.store.ts',
      "import { player } from '../../players/player.table.ts';\nf(player);\n",
    ),
  ],
  [
    'foreign-table',
    'in a store of a sub-folder',
    file(
      'apps/api/src/modules/ledger/activity/timeline.store.ts',
      "import { player } from '../../players/player.table.ts';\nf(player);\n",
    ),
    file(
      'apps/api/src/modules/ledger/activity/timeline.store.ts',
      "import { wallet } from '../ledger.table.ts';\nf(wallet);\n",
    ),
  ],
];

function rulesBroken(...files: TreeFile[]): string[] {
  return checkTree(files).map(({ rule }) => rule);
}

describe.each(CASES)('%s: %s', (rule, _name, bad, good) => {
  test('is reported', () => expect(rulesBroken(bad)).toContain(rule));
  test('accepts the similar file', () => expect(rulesBroken(good)).not.toContain(rule));
});

describe('rules over several files', () => {
  test('typical-length reports a tree of long files', () => {
    const tree = (lines: number): TreeFile[] =>
      ['a', 'b', 'c'].map((name) => file(`packages/rules/src/${name}.ts`, `${'f();\n'.repeat(lines)}`));
    expect(rulesBroken(...tree(81))).toContain('typical-length');
    expect(rulesBroken(...tree(80))).toEqual([]);
  });

  test('barrel allows a package entry only if package.json names it', () => {
    const entry = file('packages/rules/src/index.ts', "export * from './a.ts';\n");
    const manifest = (target: string): TreeFile =>
      file('packages/rules/package.json', JSON.stringify({ exports: { '.': target } }));
    expect(rulesBroken(entry, manifest('./src/index.ts'))).toEqual([]);
    expect(rulesBroken(entry, manifest('./src/other.ts'))).toEqual(['barrel']);
  });

  test('decision-number requires a unique number that is also in the title', () => {
    const decision = (name: string, title: string): TreeFile => file(`docs/decisions/${name}.md`, `# ${title}\n`);
    const first = decision('0007-first', '0007 First');
    expect(rulesBroken(first, decision('0008-second', '0008 Second'))).toEqual([]);
    expect(rulesBroken(first, decision('0007-second', '0007 Second'))).toEqual(['decision-number']);
    expect(rulesBroken(first, decision('0008-second', '0007 Second'))).toEqual(['decision-number']);
  });

  test('browser-door follows run-time imports to zod, and accepts type imports', () => {
    const client = (text: string): TreeFile => file('packages/contracts/src/client.ts', text);
    const shared = file('packages/contracts/src/shared.ts', "import { z } from 'zod';\nexport const s = z.string();\n");
    expect(rulesBroken(client("import { s } from './shared.ts';\nf(s);\n"), shared)).toEqual(['browser-door']);
    expect(rulesBroken(client("import type { s } from './shared.ts';\n"), shared)).toEqual([]);
    expect(rulesBroken(client("import { type s } from './shared.ts';\n"), shared)).toEqual([]);
  });
});
