/** For each rule of .dependency-cruiser.cjs: files that violate it, and the file that must be reported. */
export interface Violation {
  readonly rule: string;
  readonly offender: string;
  readonly files: Readonly<Record<string, string>>;
}

const API = 'apps/api/src';
const value = 'export const value = 1;\n';

function uses(...sources: readonly string[]): string {
  return `${sources.map((source, index) => `import { value as v${index} } from '${source}';`).join('\n')}\nexport const value = 1;\n`;
}

/** Returns a file that imports one target. The target is created too, unless it is a package. */
function breaks(rule: string, offender: string, source: string, target?: string): Violation {
  return { rule, offender, files: { [offender]: uses(source), ...(target === undefined ? {} : { [target]: value }) } };
}

/** For each row of the module order: a module that imports a higher (or sibling) one through its public file. */
const ORDER: readonly (readonly [row: string, above: string])[] = [
  ['mail', 'ledger'],
  ['audit', 'ledger'],
  ['ledger', 'players'],
  ['players', 'exclusions'],
  ['exclusions', 'auth'],
  ['auth', 'account'],
  ['responsible-play', 'store'],
  ['store', 'games'],
  ['sweeps-expiry', 'redemptions'],
  ['redemptions', 'payouts'],
  ['payouts', 'tax'],
  ['tax', 'risk'],
  ['risk', 'privacy'],
  ['privacy', 'alerts'],
  ['alerts', 'back-office'],
  ['back-office', 'marketing'],
];

/** Folders of features/play, each with a folder above it. */
const PLAY: readonly (readonly [folder: string, above: string])[] = [
  ['model', 'verify'],
  ['verify', 'session'],
  ['session', 'pause'],
  ['pause', 'shell'],
  ['shell', 'reels'],
  ['reels', 'tumbles'],
  ['tumbles', 'picks'],
  ['picks', 'cards'],
  ['cards', 'games/cards'],
];

export const VIOLATIONS: readonly Violation[] = [
  {
    rule: 'no-cycles',
    offender: `${API}/platform/ring-a.ts`,
    files: { [`${API}/platform/ring-a.ts`]: uses('./ring-b.ts'), [`${API}/platform/ring-b.ts`]: uses('./ring-a.ts') },
  },
  { rule: 'no-orphans', offender: `${API}/platform/alone.ts`, files: { [`${API}/platform/alone.ts`]: value } },
  breaks('resolvable', `${API}/platform/lost.ts`, './nowhere.ts'),
  breaks('tests-are-leaves', `${API}/platform/uses-test.ts`, './helper.test.ts', `${API}/platform/helper.test.ts`),
  breaks('packages-below-apps', 'packages/rules/src/up.ts', '../../../apps/api/src/up.ts', `${API}/up.ts`),
  breaks('apps-are-apart', 'apps/web/src/lib/api.ts', '../../../api/src/other.ts', `${API}/other.ts`),
  breaks('engine-is-pure', 'packages/game-engine/src/impure.ts', 'node:crypto'),
  breaks('rules-are-pure', 'packages/rules/src/impure.ts', 'zod'),
  breaks('contracts-stay-small', 'packages/contracts/src/heavy.ts', 'pg'),
  breaks('game-catalogue-is-pure', 'packages/game-catalogue/src/impure.ts', 'zod'),
  breaks('messages-import-only-facts', 'packages/messages/src/en/heavy.ts', 'zod'),
  breaks(
    'messages-in-one-language',
    'packages/messages/src/en/play/play.ts',
    '../../fr-CA/play/play.ts',
    'packages/messages/src/fr-CA/play/play.ts',
  ),
  breaks('api-ground-below-modules', `${API}/http/up.ts`, '../modules/auth/public.ts', `${API}/modules/auth/public.ts`),
  breaks('api-platform-below-http', `${API}/platform/up.ts`, '../http/session.ts', `${API}/http/session.ts`),
  breaks('api-known-modules', `${API}/modules/marketing/a.ts`, './b.ts', `${API}/modules/marketing/b.ts`),
  ...ORDER.map(([row, above]) =>
    breaks(
      `api-module-order-${row}`,
      `${API}/modules/${row}/up.ts`,
      `../${above}/public.ts`,
      `${API}/modules/${above}/public.ts`,
    ),
  ),
  breaks(
    'api-risk-decides-nothing',
    `${API}/modules/alerts/score.ts`,
    '../risk/public.ts',
    `${API}/modules/risk/public.ts`,
  ),
  breaks('api-front-doors', `${API}/modules/games/peek.ts`, '../ledger/book.ts', `${API}/modules/ledger/book.ts`),
  breaks(
    'api-front-doors-of-stores',
    `${API}/modules/games/peek.store.ts`,
    '../ledger/accounts.store.ts',
    `${API}/modules/ledger/accounts.store.ts`,
  ),
  breaks(
    'api-sql-in-stores',
    `${API}/modules/games/end-game.ts`,
    './ended.table.ts',
    `${API}/modules/games/ended.table.ts`,
  ),
  breaks(
    'api-thin-routes',
    `${API}/modules/games/games.routes.ts`,
    './games.store.ts',
    `${API}/modules/games/games.store.ts`,
  ),
  breaks(
    'api-tables-alone',
    `${API}/modules/games/games.table.ts`,
    '../../platform/clock.ts',
    `${API}/platform/clock.ts`,
  ),
  breaks('api-launcher-apart', `${API}/launch/reach.ts`, '../platform/logger.ts', `${API}/platform/logger.ts`),
  breaks('api-runtime-dependencies', `${API}/platform/dev-only.ts`, 'only-for-development'),
  breaks(
    'web-knows-no-staff',
    'apps/web/src/lib/staff.ts',
    '../../../../packages/contracts/src/staff/client.ts',
    'packages/contracts/src/staff/client.ts',
  ),
  breaks(
    'web-has-no-staff-messages',
    'apps/web/src/lib/staff-messages.ts',
    '../../../../packages/messages/src/staff/frame.ts',
    'packages/messages/src/staff/frame.ts',
  ),
  breaks(
    'web-asks-for-the-catalogue',
    'apps/web/src/lib/all-games.ts',
    '../../../../packages/game-catalogue/src/rules-view.ts',
    'packages/game-catalogue/src/rules-view.ts',
  ),
  breaks(
    'backoffice-knows-its-own',
    'apps/backoffice/src/lib/player.ts',
    '../../../../packages/contracts/src/player/client.ts',
    'packages/contracts/src/player/client.ts',
  ),
  breaks(
    'web-seals-are-of-rounds',
    'apps/web/src/features/tour/seal.tsx',
    '../../shared/rosette/round-seal.tsx',
    'apps/web/src/shared/rosette/round-seal.tsx',
  ),
  breaks('web-features-apart', 'apps/web/src/features/a/a.tsx', '../b/b.tsx', 'apps/web/src/features/b/b.tsx'),
  ...PLAY.map(([folder, above]) =>
    breaks(
      `web-play-order-${folder}`,
      `apps/web/src/features/play/${folder}/up.ts`,
      `../${above}/thing.ts`,
      `apps/web/src/features/play/${above}/thing.ts`,
    ),
  ),
  breaks(
    'web-games-apart',
    'apps/web/src/features/play/games/reels/index.ts',
    '../cards/deck.ts',
    'apps/web/src/features/play/games/cards/deck.ts',
  ),
  breaks('web-downward', 'apps/web/src/features/a/c.tsx', '../../routes/home.tsx', 'apps/web/src/routes/home.tsx'),
  breaks(
    'web-ground-below-features',
    'apps/web/src/shared/card.tsx',
    '../features/a/d.tsx',
    'apps/web/src/features/a/d.tsx',
  ),
  breaks('web-lib-below-shared', 'apps/web/src/lib/messages.ts', '../shared/coin.tsx', 'apps/web/src/shared/coin.tsx'),
  breaks('ui-is-domain-free', 'packages/ui/src/link.tsx', 'react-router'),
];

/** Imports that must be allowed. A rule that reports one of them is too strict. */
export const ALLOWED: Readonly<Record<string, string>> = {
  [`${API}/modules/redemptions/request.ts`]: uses(
    '../ledger/public.ts',
    './redemptions.store.ts',
    '../../platform/db.ts',
  ),
  [`${API}/modules/redemptions/redemptions.store.ts`]: uses(
    './redemptions.table.ts',
    '../players/player.table.ts',
    'drizzle-orm',
  ),
  [`${API}/modules/redemptions/redemptions.checks.ts`]: uses('./redemptions.table.ts', 'drizzle-orm'),
  [`${API}/modules/redemptions/redemptions.table.ts`]: uses(
    '../players/player.table.ts',
    'drizzle-orm/pg-core',
    '../../../../../packages/rules/src/limits.ts',
  ),
  [`${API}/modules/redemptions/redemptions.routes.ts`]: uses('./request.ts', '../../http/bind.ts'),
  [`${API}/modules/players/player.table.ts`]: uses('drizzle-orm/pg-core', '../../platform/columns.ts'),
  [`${API}/modules/ledger/public.ts`]: uses('./post.ts'),
  [`${API}/modules/ledger/post.ts`]: uses('../../platform/db.ts'),
  [`${API}/platform/columns.ts`]: uses('drizzle-orm/pg-core'),
  [`${API}/platform/db.ts`]: uses('pg'),
  [`${API}/http/bind.ts`]: uses('../platform/db.ts', '../../../../packages/contracts/src/shape.ts'),
  [`${API}/prepare.ts`]: uses('./platform/db.ts'),
  [`${API}/launch/begin.ts`]: uses('../prepare.ts', 'pg'),
  'packages/contracts/src/shape.ts': uses('zod', '../../rules/src/limits.ts'),
  'packages/messages/src/fr-CA/mail/mail.ts': uses(
    '../../en/mail/mail.ts',
    '../../../../contracts/src/shared/facts.ts',
  ),
  'packages/messages/src/en/mail/mail.ts': uses('../../../../rules/src/limits.ts'),
  'packages/contracts/src/shared/facts.ts': uses('../../../rules/src/limits.ts'),
  'packages/game-catalogue/src/view.ts': uses('../../messages/src/en/mail/mail.ts', '../../contracts/src/shape.ts'),
  'apps/web/src/prerender/known.ts': uses('../../../../packages/game-catalogue/src/view.ts'),
  'packages/rules/src/limits.ts': uses('./age.ts'),
  'packages/rules/src/age.ts': value,
  'packages/rules/src/age.test.ts': uses('./age.ts', 'zod'),
  'apps/web/src/routes/games.tsx': uses('../features/games/grid.tsx'),
  'apps/web/src/features/games/grid.tsx': uses('../../shared/tile.tsx', '../../lib/format.ts'),
  'apps/web/src/shared/tile.tsx': `${uses('../lib/format.ts', '../../../../packages/ui/src/box.tsx')}export function Tile() {\n  return <b>{value}</b>;\n}\n`,
  'apps/web/src/lib/format.ts': value,
  'apps/web/src/features/play/games/dice/index.ts': uses('./throw.ts', '../../shell/keys.ts', '../../model/state.ts'),
  'apps/web/src/features/play/games/dice/throw.ts': value,
  'apps/web/src/features/play/shell/keys.ts': uses('../session/control.ts', '../verify/replay.ts'),
  'apps/web/src/features/play/session/control.ts': uses('../verify/replay.ts'),
  'apps/web/src/features/play/verify/replay.ts': uses('../model/state.ts'),
  'apps/web/src/features/play/model/state.ts': value,
  'packages/ui/src/box.tsx': uses('react', './edge.tsx'),
  'packages/ui/src/edge.tsx': uses('react'),
};

/** Installed packages that the trees import, as pnpm would lay them out. */
export const INSTALLED: Readonly<Record<string, string>> = {
  'package.json': JSON.stringify({
    dependencies: { zod: '1', pg: '1', 'drizzle-orm': '1', react: '1', 'react-router': '1' },
    devDependencies: { 'only-for-development': '1' },
  }),
  ...Object.fromEntries(
    ['zod', 'pg', 'drizzle-orm', 'react', 'react-router', 'only-for-development'].flatMap((name) => [
      [`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', main: 'index.js' })],
      [`node_modules/${name}/index.js`, 'exports.value = 1;\n'],
      [`node_modules/${name}/pg-core.js`, 'exports.value = 1;\n'],
    ]),
  ),
};
