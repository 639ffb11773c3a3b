/**
 * Who may import whom: the table of ARCHITECTURE.md as rules. A rule's comment is what the offender reads, so it says
 * what to do instead. packages/tooling breaks every rule once and fails when one is not reported.
 */

const swc = require('@swc/core');

/*
 * dependency-cruiser 17.4 hands swc every file as plain TypeScript, and JSX is then a syntax error. Its own TypeScript
 * parser does not take TypeScript 7, so the one option it leaves out is added here, on the instance it uses.
 */
const parseFileSync = swc.parseFileSync;
swc.parseFileSync = (file, options) => parseFileSync.call(swc, file, { ...options, tsx: file.endsWith('x') });

/** Modules of the API, lowest first. A module may use those in the rows above its own, through their public.ts. */
const MODULE_ROWS = [
  ['mail', 'jobs', 'files', 'throttle', 'audit'],
  ['ledger', 'policy'],
  ['players'],
  ['auth'],
  ['responsible-play'],
  ['store', 'games', 'free-entry', 'adjustments', 'identity', 'support'],
  ['tax', 'sanctions', 'sweeps-expiry'],
  ['redemptions'],
  ['payouts', 'privacy', 'player-care'],
  ['alerts', 'health', 'reports'],
  ['staff'],
];

const TESTS = '(\\.test\\.tsx?|\\.type-test\\.tsx?)$|(^|/)(test|bench)/';
const MODULE = '^apps/api/src/modules/';
const ORDER = MODULE_ROWS.map((row) => row.join(', ')).join(' < ');

const moduleOrder = MODULE_ROWS.map((row, index) => {
  const below = MODULE_ROWS.slice(0, index).flat();
  return {
    name: `api-module-order-${row[0]}`,
    severity: 'error',
    comment: `API modules are in an order (${ORDER}) and use only those before them. Move the shared part down, or let the higher module call this one.`,
    from: { path: `${MODULE}(${row.join('|')})/` },
    to: { path: MODULE, pathNot: [`${MODULE}$1/`, ...(below.length > 0 ? [`${MODULE}(${below.join('|')})/`] : [])] },
  };
});

const everywhere = [
  {
    name: 'no-cycles',
    severity: 'error',
    comment: 'Two files that need each other are one file or three: move what both need into a third.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'no-orphans',
    severity: 'error',
    comment: 'Nothing imports this file and it imports nothing. Delete it, or import it where it is used.',
    from: {
      orphan: true,
      pathNot: [TESTS, '\\.d\\.ts$', '(^|/)[^/]+\\.config\\.[cm]?[jt]s$', '(^|/)(scripts|public)/', '^apps/e2e/'],
    },
    to: {},
  },
  {
    name: 'resolvable',
    severity: 'error',
    comment: 'This import leads nowhere. Correct the path (relative, with its extension), or add the dependency.',
    from: {},
    to: { couldNotResolve: true, pathNot: '\\.(css|svg|woff2)$' },
  },
  {
    name: 'tests-are-leaves',
    severity: 'error',
    comment: 'Shipped code imports a test. Move what it needs out of the test.',
    from: { pathNot: [TESTS, '^apps/e2e/'] },
    to: { path: TESTS, pathNot: 'node_modules' },
  },
  {
    name: 'packages-below-apps',
    severity: 'error',
    comment: 'A package never imports an app. Move the shared code into the package and let the app import it.',
    from: { path: '^packages/', pathNot: '^packages/tooling/' },
    to: { path: '^apps/' },
  },
  {
    name: 'apps-are-apart',
    severity: 'error',
    comment:
      'One app never imports another: they meet over HTTP. Shared shapes belong in packages/contracts, shared rules in packages/rules.',
    from: { path: '^apps/([^/]+)/' },
    to: { path: '^apps/', pathNot: '^apps/$1/' },
  },
];

const packages = [
  {
    name: 'engine-is-pure',
    severity: 'error',
    comment:
      'The game engine imports nothing but itself: no node:, no npm, no other package. Pass what it needs as an argument.',
    from: { path: '^packages/game-engine/src/', pathNot: TESTS },
    to: { pathNot: '^packages/game-engine/src/' },
  },
  {
    name: 'rules-are-pure',
    severity: 'error',
    comment:
      'packages/rules holds constants and pure functions, with no zod, node: or npm. Pass the input in, parse it outside.',
    from: { path: '^packages/rules/src/', pathNot: TESTS },
    to: { pathNot: '^packages/rules/src/' },
  },
  {
    name: 'contracts-stay-small',
    severity: 'error',
    comment:
      'packages/contracts imports packages/rules, zod and @ts-rest/core, since browsers load it. Anything else belongs in the app that needs it.',
    from: { path: '^packages/contracts/src/', pathNot: TESTS },
    to: { pathNot: ['^packages/(contracts|rules)/src/', '(^|/)node_modules/(zod|@ts-rest/core)/'] },
  },
];

const words = [
  {
    name: 'game-catalogue-is-pure',
    severity: 'error',
    comment:
      'packages/game-catalogue words what the engine has proved: game-engine, words, rules and types of contracts, with no node: or npm. Pass the rest in.',
    from: { path: '^packages/game-catalogue/src/', pathNot: TESTS },
    to: { pathNot: '^packages/(game-catalogue|game-engine|words|rules|contracts)/src/' },
  },
  {
    name: 'words-know-only-facts',
    severity: 'error',
    comment:
      'packages/words imports packages/rules for its numbers and types of packages/contracts, nothing that runs. Words are made from what they are given.',
    from: { path: '^packages/words/src/', pathNot: TESTS },
    to: { pathNot: '^packages/(words|rules|contracts)/src/' },
  },
  {
    name: 'words-in-one-language',
    severity: 'error',
    comment:
      'English is complete without French, so that a reader of one language downloads one. What both need belongs beside the two folders.',
    from: { path: '^packages/words/src/en/', pathNot: TESTS },
    to: { path: '^packages/words/src/fr-CA/' },
  },
];

const api = [
  {
    name: 'api-ground-below-modules',
    severity: 'error',
    comment:
      'platform/, http/ and config/ carry the modules and know none of them. Take what is needed as an argument; app.ts passes it in.',
    from: { path: '^apps/api/src/(platform|http|config)/', pathNot: TESTS },
    to: { path: MODULE },
  },
  {
    name: 'api-platform-below-http',
    severity: 'error',
    comment: 'platform/ knows nothing of HTTP. Move the HTTP part into http/, or the shared part into platform/.',
    from: { path: '^apps/api/src/platform/', pathNot: TESTS },
    to: { path: '^apps/api/src/http/' },
  },
  {
    name: 'api-known-modules',
    severity: 'error',
    comment:
      'This module has no place in the order yet. Put it into MODULE_ROWS of .dependency-cruiser.cjs, as low as it can be.',
    from: { path: MODULE, pathNot: `${MODULE}(${MODULE_ROWS.flat().join('|')})/` },
    to: {},
  },
  ...moduleOrder,
  {
    name: 'api-front-doors',
    severity: 'error',
    comment: "Another module's files are its own. Import its public.ts, and add there what is missing.",
    // Foreign keys tie tables of two modules together in the schema itself; their order is still checked above.
    from: { path: `${MODULE}([^/]+)/`, pathNot: [TESTS, '\\.(table|store)\\.ts$'] },
    to: { path: `${MODULE}[^/]+/`, pathNot: [`${MODULE}$1/`, `${MODULE}[^/]+/public\\.ts$`] },
  },
  {
    name: 'api-front-doors-of-stores',
    severity: 'error',
    comment:
      "Another module's files are its own. Import its public.ts; a join that cannot be without its table is listed in packages/tooling (sql-rules.ts).",
    from: { path: `${MODULE}([^/]+)/.*\\.store\\.ts$`, pathNot: TESTS },
    to: { path: `${MODULE}[^/]+/`, pathNot: [`${MODULE}$1/`, `${MODULE}[^/]+/(public|[^/]+\\.table)\\.ts$`] },
  },
  {
    name: 'api-sql-in-stores',
    severity: 'error',
    comment:
      'Only *.store.ts and *.checks.ts of a module speak to the database, about tables of *.table.ts. Move the query into the store and call it.',
    from: { path: MODULE, pathNot: [TESTS, '\\.(store|checks|table)\\.ts$'] },
    to: { path: ['\\.table\\.ts$', '(^|/)node_modules/drizzle-orm/'] },
  },
  {
    name: 'api-thin-routes',
    severity: 'error',
    comment: 'A routes file connects the contract to use cases. SQL goes into the store, which a use case calls.',
    from: { path: '\\.routes\\.ts$' },
    to: { path: ['\\.(store|table)\\.ts$', '(^|/)node_modules/(drizzle-orm|pg)/'] },
  },
  {
    name: 'api-tables-alone',
    severity: 'error',
    comment:
      'A table file is read by the migration generator: it imports drizzle-orm, platform/columns.ts, the lists of packages/rules, the types of what it holds as JSON and other tables only.',
    from: { path: '^apps/api/src/.*\\.table\\.ts$' },
    to: {
      pathNot: [
        '\\.table\\.ts$',
        '^apps/api/src/platform/columns\\.ts$',
        '^packages/(rules|game-engine)/',
        // Types of what a column holds as JSON.
        '^packages/(contracts/src/shared/facts|words/src/mail-facts)\\.ts$',
        '^apps/api/src/modules/mail/queued-mail\\.ts$',
        '(^|/)node_modules/drizzle-orm/',
      ],
    },
  },
  {
    name: 'api-launcher-apart',
    severity: 'error',
    comment:
      'The launcher starts the API as a process and shares no code with it but prepare.ts and platform/package-root.ts. Pass settings through the environment.',
    from: { path: '^apps/api/src/launch/' },
    to: {
      path: '^(apps|packages)/',
      pathNot: ['^apps/api/src/launch/', '^apps/api/src/(prepare|platform/package-root)\\.ts$'],
    },
  },
  {
    name: 'api-runtime-dependencies',
    severity: 'error',
    comment: 'The built API finds only "dependencies" in production. Move the package there from "devDependencies".',
    from: { path: '^apps/api/src/', pathNot: TESTS },
    to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['npm'] },
  },
];

/** Inside features/play, lowest first. A folder imports those before it; a game also its own files, never another game. */
const PLAY_FOLDERS = ['model', 'verify', 'session', 'shell', 'reels', 'cards', 'games'];
const PLAY = '^apps/web/src/features/play/';

const playOrder = PLAY_FOLDERS.slice(0, -1).map((folder, index) => ({
  name: `web-play-order-${folder}`,
  severity: 'error',
  comment: `Imports in features/play go down: ${PLAY_FOLDERS.toReversed().join(' → ')}. Move what is needed into the lower folder, or pass it in.`,
  from: { path: `${PLAY}${folder}/`, pathNot: TESTS },
  to: { path: `${PLAY}(${PLAY_FOLDERS.slice(index + 1).join('|')})/` },
}));

const web = [
  {
    name: 'ui-is-domain-free',
    severity: 'error',
    comment:
      'packages/ui imports react only: no router, query, contract, words or game. Take it as a prop, or move the component into shared/ of the app.',
    from: { path: '^packages/ui/src/', pathNot: [TESTS, '^packages/ui/src/testing/'] },
    to: { pathNot: ['^packages/ui/src/', '(^|/)node_modules/react/'] },
  },
  {
    name: 'web-features-apart',
    severity: 'error',
    comment: 'Features do not know each other. Compose them in a route, or move the shared part into shared/ or lib/.',
    from: { path: '^apps/(web|backoffice)/src/features/([^/]+)/', pathNot: TESTS },
    to: { path: '^apps/$1/src/features/', pathNot: '^apps/$1/src/features/$2/' },
  },
  ...playOrder,
  {
    name: 'web-games-apart',
    severity: 'error',
    comment: 'A game knows no other game. Move what two games need into features/play/reels, cards, shell or model.',
    from: { path: `${PLAY}games/([^/]+)/`, pathNot: TESTS },
    to: { path: `${PLAY}games/`, pathNot: `${PLAY}games/$1/` },
  },
  {
    name: 'web-downward',
    severity: 'error',
    comment: 'Imports go routes → features → shared → lib. Move what is needed down, or pass it in as a prop.',
    from: { path: '^apps/(web|backoffice)/src/(features|shared|lib)/', pathNot: TESTS },
    to: { path: '^apps/$1/src/(routes/|routes\\.tsx$|main\\.tsx$)' },
  },
  {
    name: 'web-ground-below-features',
    severity: 'error',
    comment: 'shared/ and lib/ know no feature. Move what is needed down, or pass it in as a prop.',
    from: { path: '^apps/(web|backoffice)/src/(shared|lib)/', pathNot: TESTS },
    to: { path: '^apps/$1/src/features/' },
  },
  {
    name: 'web-lib-below-shared',
    severity: 'error',
    comment: 'lib/ renders nothing and is the lowest. A component that two features use belongs in shared/.',
    from: { path: '^apps/(web|backoffice)/src/lib/', pathNot: TESTS },
    to: { path: '^apps/$1/src/shared/' },
  },
  {
    name: 'web-knows-no-staff',
    severity: 'error',
    comment: "Paths, shapes and words of staff never reach a player's browser. Use contracts/player.",
    from: { path: ['^apps/web/', '^packages/contracts/src/player/'], pathNot: TESTS },
    to: { path: '^packages/contracts/src/staff/' },
  },
  {
    name: 'web-has-no-staff-words',
    severity: 'error',
    comment: 'What staff read says how we work, in English only. Words for players belong in en/ and fr-CA/.',
    from: { path: '^apps/(web|api)/', pathNot: TESTS },
    to: { path: '^packages/words/src/staff/' },
  },
  {
    name: 'web-asks-for-the-catalogue',
    severity: 'error',
    comment:
      'packages/game-catalogue brings every game in every language: a browser asks the API for the one it shows. Only the build (src/prerender) imports it.',
    from: { path: '^apps/web/src/', pathNot: [TESTS, '^apps/web/src/prerender/'] },
    to: { path: '^packages/game-catalogue/' },
  },
  {
    name: 'backoffice-knows-its-own',
    severity: 'error',
    comment:
      'The back office makes its own calls only. Use contracts/staff; what both need belongs in contracts/shared.',
    from: { path: ['^apps/backoffice/', '^packages/contracts/src/staff/'], pathNot: TESTS },
    to: { path: '^packages/contracts/src/player/' },
  },
];

module.exports = {
  forbidden: [...everywhere, ...packages, ...words, ...api, ...web],
  options: {
    // With swc a type import counts like any other, which is meant: a type is a dependency too.
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|coverage|\\.turbo)/' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
