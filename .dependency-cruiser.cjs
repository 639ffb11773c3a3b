/**
 * The import rules of ARCHITECTURE.md. The comment of a rule is shown for a violation, so it says what to do instead.
 * A test in packages/tooling violates every rule once, and fails if a violation is not reported.
 */

const swc = require('@swc/core');

/*
 * dependency-cruiser 17.4 passes every file to swc as plain TypeScript, so JSX is a syntax error. Its own TypeScript
 * parser does not support TypeScript 7. So the missing option is added here, on the instance of swc that it uses.
 */
const parseFileSync = swc.parseFileSync;
swc.parseFileSync = (file, options) => parseFileSync.call(swc, file, { ...options, tsx: file.endsWith('x') });

/** Modules of the API, lowest first. A module may use those in the rows above its own, through their public.ts. */
const MODULE_ROWS = [
  ['mail', 'files', 'rate-limits', 'names', 'staff', 'cells'],
  ['audit', 'site-settings'],
  ['ledger', 'policy', 'public-log'],
  ['players'],
  ['exclusions'],
  ['auth'],
  ['responsible-play', 'sanctions', 'account'],
  ['store', 'games', 'free-entry', 'adjustments', 'identity', 'support', 'w9'],
  ['sweeps-expiry', 'archive'],
  ['redemptions', 'wallet', 'challenge'],
  ['payouts', 'liabilities', 'achievements', 'push'],
  ['tax', 'staff-players'],
  ['risk'],
  ['privacy'],
  ['alerts', 'health', 'reports'],
  ['back-office'],
];

const TESTS = '(\\.test\\.tsx?|\\.type-test\\.tsx?)$|(^|/)(test|bench)/';
const MODULE = '^apps/api/src/modules/';
const ORDER = MODULE_ROWS.map((row) => row.join(', ')).join(' < ');

/** Files that match `from` may not import files that match `to`. The comment says what to do instead. */
const rule = (name, comment, from, to) => ({ name, severity: 'error', comment, from, to });

/** Code below a path, without tests and without other exceptions. */
const shipped = (path, ...exceptions) => ({ path, pathNot: [TESTS, ...exceptions] });

/** A package may only import itself, the listed packages, and npm packages that match a pattern. */
const narrowPackage = (name, comment, [own, ...below], npm = []) =>
  rule(name, comment, shipped(`^packages/${own}/src/`, `^packages/${own}/src/testing/`), {
    pathNot: [`^packages/(${[own, ...below].join('|')})/src/`, ...npm],
  });

const moduleOrder = MODULE_ROWS.map((row, index) => {
  const below = MODULE_ROWS.slice(0, index).flat();
  return rule(
    `api-module-order-${row[0]}`,
    `API modules have an order (${ORDER}) and may only use earlier modules. Move the shared part down, or let the higher module call this one.`,
    { path: `${MODULE}(${row.join('|')})/` },
    { path: MODULE, pathNot: [`${MODULE}$1/`, ...(below.length > 0 ? [`${MODULE}(${below.join('|')})/`] : [])] },
  );
});

const everywhere = [
  rule(
    'no-cycles',
    'Two files import each other. Merge them, or move the shared part into a third file.',
    {},
    { circular: true },
  ),
  rule(
    'no-orphans',
    'Nothing imports this file, and it imports nothing. Delete it, or import it where it is used.',
    {
      orphan: true,
      pathNot: [
        TESTS,
        '\\.d\\.ts$',
        '(^|/)[^/]+\\.config\\.[cm]?[jt]s$',
        '(^|/)(scripts|public)/',
        '^apps/e2e/',
        'mutation-setup\\.ts$',
      ],
    },
    {},
  ),
  rule(
    'resolvable',
    'This import cannot be resolved. Correct the path (relative, with its extension), or add the dependency.',
    {},
    { couldNotResolve: true, pathNot: '\\.(css|svg|woff2)$' },
  ),
  rule(
    'tests-are-leaves',
    'Shipped code imports a test. Move the shared code out of the test.',
    { pathNot: [TESTS, '^apps/e2e/'] },
    { path: TESTS, pathNot: 'node_modules' },
  ),
  rule(
    'packages-below-apps',
    'A package never imports an app. Move the shared code into the package and let the app import it.',
    { path: '^packages/', pathNot: '^packages/tooling/' },
    { path: '^apps/' },
  ),
  rule(
    'apps-are-apart',
    'One app never imports another: they communicate over HTTP. Shared shapes belong in packages/contracts, shared rules in packages/rules.',
    { path: '^apps/([^/]+)/' },
    { path: '^apps/', pathNot: '^apps/$1/' },
  ),
];

const packages = [
  narrowPackage(
    'engine-is-pure',
    'The game engine only imports itself: no node:, no npm, no other package. Pass everything else as an argument.',
    ['game-engine'],
  ),
  narrowPackage(
    'rules-are-pure',
    'packages/rules contains constants and pure functions, without zod, node: or npm. Parse input elsewhere, and pass it in.',
    ['rules'],
  ),
  narrowPackage(
    'contracts-stay-small',
    'packages/contracts imports packages/rules, zod and @ts-rest/core, since browsers load it. Anything else belongs in the app that needs it.',
    ['contracts', 'rules'],
    ['(^|/)node_modules/(zod|@ts-rest/core)/'],
  ),
];

const messages = [
  narrowPackage(
    'game-catalogue-is-pure',
    'packages/game-catalogue describes the proofs of the engine. It only imports game-engine, messages, rules and types of contracts, without node: or npm. Pass everything else in.',
    ['game-catalogue', 'game-engine', 'messages', 'rules', 'contracts'],
  ),
  narrowPackage(
    'messages-import-only-facts',
    'packages/messages imports packages/rules for its numbers, and only types of packages/contracts. Messages are functions of the facts that they receive.',
    ['messages', 'rules', 'contracts'],
  ),
  rule(
    'messages-in-one-language',
    'English does not need French, so that readers only download one language. Move shared code next to the two folders.',
    shipped('^packages/messages/src/en/'),
    { path: '^packages/messages/src/fr-CA/' },
  ),
];

const api = [
  rule(
    'api-ground-below-modules',
    'platform/, http/, config/, payments/, geolocation/, payout-apis/ and identity-vendors/ are below the modules and import none of them. Take the code as an argument: a plugin or app.ts passes it in.',
    shipped('^apps/api/src/(platform|http|config|payments|geolocation|payout-apis|identity-vendors)/'),
    { path: MODULE },
  ),
  rule(
    'api-platform-below-http',
    'platform/ does not use HTTP. Move the HTTP part into http/, or the shared part into platform/.',
    shipped('^apps/api/src/platform/'),
    { path: '^apps/api/src/http/' },
  ),
  rule(
    'api-known-modules',
    'This module has no position in the order yet. Add it to MODULE_ROWS of .dependency-cruiser.cjs, as low as possible.',
    { path: MODULE, pathNot: `${MODULE}(${MODULE_ROWS.flat().join('|')})/` },
    {},
  ),
  ...moduleOrder,
  rule(
    'api-risk-decides-nothing',
    'A risk score must never deny anything (decision 0060). Only jobs, erasure, exports and the list of work queues may import modules/risk.',
    {
      path: '^apps/api/src/',
      pathNot: [TESTS, `${MODULE}(risk|privacy|back-office)/`, '^apps/api/src/(modules\\.ts$|jobs/)'],
    },
    { path: `${MODULE}risk/` },
  ),
  // Tables may import tables of other modules for foreign keys. The rules above still check the order of their modules.
  rule(
    'api-front-doors',
    'Files of another module are private. Import its public.ts, and add missing exports there.',
    shipped(`${MODULE}([^/]+)/`, '\\.(table|store)\\.ts$'),
    { path: `${MODULE}[^/]+/`, pathNot: [`${MODULE}$1/`, `${MODULE}[^/]+/public\\.ts$`] },
  ),
  rule(
    'api-front-doors-of-stores',
    'Files of another module are private. Import its public.ts. If a join needs its table, list it in packages/tooling (sql-rules.ts).',
    shipped(`${MODULE}([^/]+)/.*\\.store\\.ts$`),
    { path: `${MODULE}[^/]+/`, pathNot: [`${MODULE}$1/`, `${MODULE}[^/]+/(public|[^/]+\\.table)\\.ts$`] },
  ),
  rule(
    'api-sql-in-stores',
    'Only *.store.ts and *.checks.ts of a module access the database, with tables of *.table.ts. Move the query into the store and call it.',
    shipped(MODULE, '\\.(store|checks|table)\\.ts$'),
    { path: ['\\.table\\.ts$', '(^|/)node_modules/drizzle-orm/'] },
  ),
  rule(
    'api-thin-routes',
    'A routes file connects the contract to use cases. SQL goes into the store, which a use case calls.',
    { path: '\\.routes\\.ts$' },
    { path: ['\\.(store|table)\\.ts$', '(^|/)node_modules/(drizzle-orm|pg)/'] },
  ),
  rule(
    'api-tables-alone',
    'The migration generator reads table files. They may only import drizzle-orm, platform/columns.ts, the lists of packages/rules, types of JSON columns, and other tables.',
    { path: '^apps/api/src/.*\\.table\\.ts$' },
    {
      pathNot: [
        '\\.table\\.ts$',
        '^apps/api/src/platform/columns\\.ts$',
        '^packages/(rules|game-engine)/',
        // Types of JSON columns.
        '^packages/(contracts/src/shared/facts|messages/src/facts/mail-facts)\\.ts$',
        '^apps/api/src/modules/mail/queued-mail\\.ts$',
        '(^|/)node_modules/drizzle-orm/',
      ],
    },
  ),
  rule(
    'api-launcher-apart',
    'The launcher starts the API as a process. It may only share prepare.ts, check-settings.ts, platform/package-root.ts, platform/crypto/push-keys.ts and platform/logins/database-roles.ts with it. Pass settings through the environment.',
    { path: '^apps/api/src/launch/' },
    {
      path: '^(apps|packages)/',
      pathNot: [
        '^apps/api/src/launch/',
        '^apps/api/src/(prepare|check-settings|platform/package-root|platform/crypto/push-keys|platform/logins/database-roles)\\.ts$',
      ],
    },
  ),
  rule(
    'api-runtime-dependencies',
    'The built API only has "dependencies" in production. Move the package there from "devDependencies".',
    shipped('^apps/api/src/'),
    { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['npm'] },
  ),
];

/** Folders in features/play, lowest first. A folder may import earlier ones. A game may not import another game. */
const PLAY_FOLDERS = ['model', 'verify', 'session', 'pause', 'shell', 'reels', 'tumbles', 'picks', 'cards', 'games'];
const PLAY = '^apps/web/src/features/play/';

const playOrder = PLAY_FOLDERS.slice(0, -1).map((folder, index) =>
  rule(
    `web-play-order-${folder}`,
    `Imports in features/play go down: ${PLAY_FOLDERS.toReversed().join(' → ')}. Move the shared code into the lower folder, or pass it in.`,
    shipped(`${PLAY}${folder}/`),
    { path: `${PLAY}(${PLAY_FOLDERS.slice(index + 1).join('|')})/` },
  ),
);

const web = [
  rule(
    'ui-is-domain-free',
    'packages/ui only imports react and, for charts, d3-scale and d3-shape: no router, query, contract, messages or game. Take it as a prop, or move the component into shared/ of the app.',
    shipped('^packages/ui/src/', '^packages/ui/src/testing/'),
    { pathNot: ['^packages/ui/src/', '(^|/)node_modules/(react|d3-scale|d3-shape)/'] },
  ),
  rule(
    'web-features-apart',
    'Features do not import each other. Compose them in a route, or move the shared part into shared/ or lib/.',
    shipped('^apps/(web|backoffice)/src/features/([^/]+)/'),
    { path: '^apps/$1/src/features/', pathNot: '^apps/$1/src/features/$2/' },
  ),
  ...playOrder,
  rule(
    'web-games-apart',
    'A game does not import another game. Move shared code into features/play/reels, cards, shell or model.',
    shipped(`${PLAY}games/([^/]+)/`),
    { path: `${PLAY}games/`, pathNot: `${PLAY}games/$1/` },
  ),
  rule(
    'web-downward',
    'Imports go routes → features → shared → lib. Move the shared code down, or pass it in as a prop.',
    shipped('^apps/(web|backoffice)/src/(features|shared|lib)/'),
    { path: '^apps/$1/src/(routes/|routes\\.tsx$|main\\.tsx$)' },
  ),
  rule(
    'web-ground-below-features',
    'shared/ and lib/ do not import features. Move the shared code down, or pass it in as a prop.',
    shipped('^apps/(web|backoffice)/src/(shared|lib)/'),
    { path: '^apps/$1/src/features/' },
  ),
  rule(
    'web-lib-below-shared',
    'lib/ is the lowest folder and renders nothing. A component that two features use belongs in shared/.',
    shipped('^apps/(web|backoffice)/src/lib/'),
    { path: '^apps/$1/src/shared/' },
  ),
  rule(
    'web-knows-no-staff',
    "Paths, shapes and messages for staff must not reach a player's browser. Use contracts/player.",
    shipped(['^apps/web/', '^packages/contracts/src/player/']),
    { path: '^packages/contracts/src/staff/' },
  ),
  rule(
    'web-has-no-staff-messages',
    'Staff messages describe internal work and are only in English. Messages for players belong in en/ and fr-CA/.',
    shipped('^apps/(web|api)/'),
    { path: '^packages/messages/src/staff/' },
  ),
  rule(
    'web-asks-for-the-catalogue',
    'packages/game-catalogue contains every game in every language. A browser requests the current game from the API. Only the build (src/prerender) imports it.',
    shipped('^apps/web/src/', '^apps/web/src/prerender/'),
    { path: '^packages/game-catalogue/' },
  ),
  rule(
    'web-seals-are-of-rounds',
    'The rosette is the seal of a round and nothing else (decision 0049). Only what shows a round draws it. Use an icon, or add the path here if the file has the commitment of a round.',
    shipped(
      '^apps/web/src/',
      '^apps/web/src/shared/rosette/',
      '^apps/web/src/shared/fairness/(certificate|proof)/',
      '^apps/web/src/features/best-rounds/best-round-card\\.tsx$',
      '^apps/web/src/features/play/shell/session-card/session-seal\\.tsx$',
    ),
    { path: '^apps/web/src/shared/rosette/' },
  ),
  rule(
    'backoffice-knows-its-own',
    'The back office only makes staff calls. Use contracts/staff. Shared shapes belong in contracts/shared.',
    shipped(['^apps/backoffice/', '^packages/contracts/src/staff/']),
    { path: '^packages/contracts/src/player/' },
  ),
];

module.exports = {
  forbidden: [...everywhere, ...packages, ...messages, ...api, ...web],
  options: {
    // With swc, a type import counts like any other import. This is intended: a type is a dependency, too.
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|coverage|\\.turbo|openapi-clients/consumers)/' },
    webpackConfig: { fileName: require.resolve('./.ci/resolve-areas.cjs') },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
