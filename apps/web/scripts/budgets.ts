/**
 * Measures what a visitor downloads, compressed with brotli, from the manifest of the production build. Prints a table and
 * fails when a part exceeds its budget (entry, routes, player, styles, fonts, first load).
 */
import { readdirSync } from 'node:fs';
import { BuiltSite, compressedKilobytes, type Weight, withinBudgets } from '@goldwren/site-build/weigh';

const dist = new URL('../dist/', import.meta.url);
const site = new BuiltSite(dist);
const { manifest, entry } = site;

const routes = [...new Set([...entry].flatMap((key) => manifest[key]?.dynamicImports ?? []))].filter((key) =>
  key.startsWith('src/routes/'),
);
/** Routes whose forms validate with zod before they send. */
const formRoutes = new Set(
  ['register', 'redeem', 'redemption', 'limits', 'contact', 'account', 'privacy-center'].map((page) =>
    site.screen(page),
  ),
);
const playerRoute = site.screen('game-player');
const gameModules = Object.keys(manifest).filter((key) => /^src\/features\/play\/games\/[^/]+\/index\.ts$/.test(key));

const fonts = site.sum(site.fonts());
const entryScripts = site.sum(site.scripts(entry));
const entryStyles = site.sum(site.styles(entry));
const prerendered = readdirSync(new URL('prerendered/', dist), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html'))
  .map((file) => {
    // The styles of the first paint are in the page, and again in the stylesheets. They have a budget of their own.
    const page = site.read(`prerendered/${file}`);
    const size = compressedKilobytes(Buffer.from(page));
    return {
      file,
      size,
      styles: size - compressedKilobytes(Buffer.from(page.replaceAll(/<style>[\s\S]*?<\/style>/g, ''))),
    };
  })
  .sort((a, b) => b.size - b.styles - (a.size - a.styles));
/** The size of the HTML page of a route in its largest language, or of the plain document if the page is not prerendered. */
const documentOf = (name: string) =>
  prerendered.find(({ file }) => file.endsWith(`/${name === 'home' ? 'index' : name}.html`))?.size ??
  site.sum(['index.html']);
const frame = site.sum(['mark.svg']);

const weights: Weight[] = [
  { part: 'entry JS', size: entryScripts, budget: 105 },
  { part: 'CSS of every page', size: entryStyles, budget: 12 },
  { part: 'fonts', size: fonts, budget: 40 },
];
let heaviest = 0;
for (const key of routes) {
  const name = key.replace(/^.*\/|\.tsx$/g, '');
  if (key === playerRoute) {
    // Styles that every game shares count as page styles. Styles of one game count towards that game.
    const player = new Set(site.extra(key));
    const shared = site.styles(player);
    weights.push({ part: 'CSS with the player', size: entryStyles + site.sum(shared), budget: 12 });
    for (const game of gameModules) {
      const keys = site.extra(key, game);
      const own = site.styles(keys).filter((file) => !shared.includes(file));
      const part = `player + ${game.split('/').at(-2)}`;
      weights.push({ part, size: site.sum(site.scripts(keys)) + site.sum(own), budget: 40 });
    }
    continue;
  }
  const keys = site.extra(key);
  const size = site.sum(site.scripts(keys)) + site.sum(site.styles(keys));
  const form = formRoutes.has(key);
  weights.push({ part: `route ${name}`, size, budget: form ? 45 : 15 });
  if (!form) heaviest = Math.max(heaviest, documentOf(name) + size);
}
/** Parts that are downloaded after the page that uses them. `after` is a page that has loaded some of their chunks before. */
const later = [
  { part: 'search, at its first use', key: 'src/lib/search/search-index.ts', budget: 7 },
  {
    part: 'sound, once it is turned on',
    key: 'src/features/play/shell/sound/load-board.ts',
    after: playerRoute,
    budget: 6,
  },
  { part: 'demo, after its question', key: 'src/features/play/demo/demo-table.tsx', after: playerRoute, budget: 16 },
  { part: 'balance chart', key: 'src/features/activity/balance-history.tsx', budget: 15 },
];
for (const { part, key, after, budget } of later) {
  if (!manifest[key]) throw new Error(`${key} is no chunk of its own; the list in this script is out of date.`);
  const loaded = new Set(after === undefined ? [] : site.extra(after));
  const keys = site.extra(key).filter((chunk) => !loaded.has(chunk));
  weights.push({ part, size: site.sum(site.scripts(keys)), budget });
}
const [page] = prerendered;
if (!page) throw new Error('No page was prerendered; the build is out of date.');
weights.push({ part: `HTML, at most: ${page.file}`, size: page.size - page.styles, budget: 10 });
weights.push({
  part: 'styles in HTML, at most',
  size: Math.max(...prerendered.map(({ styles }) => styles)),
  budget: 4.5,
});
weights.push({ part: 'public first load', size: frame + entryScripts + entryStyles + fonts + heaviest, budget: 170 });

if (!withinBudgets(weights)) process.exitCode = 1;
// Only form routes may load validation: in the entry it would cost every visitor 15 kB.
const leaked = site.scripts(entry).find((file) => site.read(file).includes('ZodError'));
if (leaked)
  throw new Error(`zod is in the entry (${leaked}); import @goldwren/contracts/player/forms from lazy routes only.`);
// Players must not download staff code. The import rules check the sources; this checks the bundle.
const staff = site.findText(/\/api\/staff|goldwren-staff|own_account|StaffMember/);
if (staff) throw new Error(`"${staff.found}" of the back office is in the players' bundle (${staff.file}).`);
if (gameModules.length === 0) throw new Error('No game module found; the pattern in this script is out of date.');

// The first script awaits the messages of the reader's language. Messages that import it would wait for it, too, and the page
// would never react.
const firstScript = [...entry].filter((key) => /\/entry-/.test(manifest[key]?.file ?? ''));
const awaited = firstScript
  .flatMap((key) => manifest[key]?.dynamicImports ?? [])
  .filter((key) => /\/messages\//.test(key));
if (awaited.length === 0)
  throw new Error('The first script awaits no messages; the check in this script is out of date.');
const stuck = awaited.find((key) => firstScript.some((first) => site.closure(key).has(first)));
if (stuck) throw new Error(`${stuck} imports the first script, which awaits it.`);
