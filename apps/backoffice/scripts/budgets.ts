/**
 * Measures the download size of the back office, for all its screens together. Fails if it contains code of the
 * players' site.
 */
import { BuiltSite, withinBudgets } from '@goldwren/site-build/weigh';

const site = new BuiltSite(new URL('../dist/', import.meta.url));
const all = Object.keys(site.manifest);

const fits = withinBudgets([
  { part: 'JS of every screen', size: site.sum([...new Set(site.scripts(all))]), budget: 250 },
  { part: 'CSS', size: site.sum(site.styles(all)), budget: 12 },
  { part: 'fonts', size: site.sum(site.fonts()), budget: 40 },
]);
if (!fits) process.exitCode = 1;
// Players' API calls and games must not be in the back office.
const player = site.findText(/\/api\/(wallet|games\/|bonuses|store)|auth-storage|gw2-session/);
if (player)
  throw new Error(`"${player.found}" of the players' site is in the build of the back office (${player.file}).`);
