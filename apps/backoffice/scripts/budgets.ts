/** Measures what the back office downloads, all its screens together, and keeps what belongs to players out of it. */
import { BuiltSite, withinBudgets } from '@goldwren/site-build/weigh';

const site = new BuiltSite(new URL('../dist/', import.meta.url));
const all = Object.keys(site.manifest);

const fits = withinBudgets([
  { part: 'JS of every screen', size: site.sum([...new Set(site.scripts(all))]), budget: 250 },
  { part: 'CSS', size: site.sum(site.styles(all)), budget: 12 },
  { part: 'fonts', size: site.sum(site.fonts()), budget: 40 },
]);
if (!fits) process.exitCode = 1;
// The players' calls and games are no part of a desk.
const player = site.told(/\/api\/(wallet|games\/|bonuses|store)|auth-storage|gw2-session/);
if (player) throw new Error(`"${player.found}" of the players' site has reached the back office (${player.file}).`);
