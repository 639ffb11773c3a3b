import type { Plugin, Rollup } from 'vite';

/** Packages that export through one index file. The entry uses little of them, so modules that it does not need stay out. */
const behindIndex = /[\\/](@tanstack[\\/]|packages[\\/]rules[\\/])/;

/**
 * Modules that the messages of every language import. The first script awaits the messages of the reader's language before
 * it runs. If these modules were in its chunk, the messages would have to wait for the script, and the page would stay
 * blank.
 */
const sharedByLanguages = /[\\/]packages[\\/]messages[\\/]src[\\/](?!(en|fr-CA|staff)[\\/]).+\.ts$/;

/** A module of the messages that most visits need from the start. The first script does not import it. */
const odds = /[\\/]packages[\\/]messages[\\/]src[\\/]formats[\\/]odds-number\.ts$/;

/** Rules that the footer of every page needs. Messages import them, too. */
const rulesOnEveryPage = /[\\/]packages[\\/]rules[\\/]src[\\/](calendar|places[\\/]ages|site[\\/]legal-versions)\.ts$/;

/**
 * Modules that send requests to the server, and others that every page needs, if only for its footer. The first script does not
 * import them, but the browser should load them with it.
 */
const onEveryPage =
  /[\\/](react-query[\\/]build[\\/]modern[\\/](useQuery|useBaseQuery|IsRestoringProvider|QueryErrorResetBoundary|errorBoundaryUtils|suspense)|query-core[\\/]build[\\/]modern[\\/]queryObserver|src[\\/](lib[\\/](api[\\/]queries|browser[\\/]use-hydrated|problems[\\/]describe-problem)|features[\\/]layout[\\/]language-switch))\.[jt]sx?$/;

/**
 * Small modules that most pages use. In separate chunks, each would be compressed and requested separately. Modules that
 * messages import must not be listed here, for the same reason as above.
 */
const onMostPages =
  /[\\/](packages[\\/]ui[\\/]src[\\/](icons[\\/]icons|page[\\/]card|loading[\\/](loaded|skeleton))|apps[\\/]web[\\/]src[\\/](shared[\\/](regions[\\/]use-excluded-regions|coins[\\/]coin-mark)|lib[\\/](i18n[\\/]format|browser[\\/]use-media)))\.tsx?$/;

/** The tables of players and of demos. A demo needs most of a player's table, and one chunk compresses better than two. */
const tables = ['/routes/play/game-player.tsx', '/features/play/demo/demo-table.tsx'];

/** Small modules that both tables and the daily challenge use. Separate chunks of them would be larger in total. */
const inTablesAndChallenge =
  /[\\/]features[\\/]play[\\/](pause[\\/](pause-place|use-due-check|use-pause)|shell[\\/](controls[\\/]ignore-repeats|legal-actions|use-double-tap-guard|motion[\\/]use-reduced-motion)|model[\\/](game-module|play-state|skip|sound-board))\.tsx?$/;

/** Small modules that the stage of every game uses. `load-later` is one of them, because they call it while they load. */
const inStages =
  /[\\/]features[\\/]play[\\/](shell[\\/](loading[\\/]load-later|world[\\/]world|celebration[\\/](celebration|celebration-level)|motion[\\/](motion|show-clock)|sound[\\/]win-level)|model[\\/](celebration|staked-on))\.tsx?$/;

/** Small modules that the stages of reel games use. */
const inReels = /[\\/]play[\\/]reels[\\/](sheet-symbol|symbol-sheet|wins[\\/]use-lit-win)\.tsx?$/;

const isOneOf = (id: string, ends: readonly string[]) => ends.some((end) => id.endsWith(end));

/** The modules that these import statically, with themselves. */
function importedBy(context: Pick<Rollup.PluginContext, 'getModuleInfo'>, roots: readonly string[]): Set<string> {
  const found = new Set<string>();
  const waiting = [...roots];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    waiting.push(...(context.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}

/** The modules that are loaded later, and not only by tables or by what only tables load. */
function findElsewhere(
  context: Pick<Rollup.PluginContext, 'getModuleInfo'>,
  loadedLater: readonly string[],
  tableRoots: readonly string[],
): string[] {
  let behind = [...tableRoots];
  for (;;) {
    const inside = importedBy(context, behind);
    const next = loadedLater.filter(
      (id) => tableRoots.includes(id) || context.getModuleInfo(id)?.dynamicImporters.every((from) => inside.has(from)),
    );
    if (next.length === behind.length) return loadedLater.filter((id) => !behind.includes(id));
    behind = next;
  }
}

/**
 * Puts everything that the first script imports statically into one chunk, and everything that only tables import into
 * another. By default, Rolldown creates a separate chunk for each set of importers. That gives about twenty small files, which
 * compress 5 % worse and cost one request each. The page needs all of them before its first paint.
 */
export function sharedChunks(entry: string): Plugin {
  let inEntry = new Set<string>();
  let onlyInTables = new Set<string>();
  return {
    name: 'goldwren-shared-chunks',
    apply: 'build',
    buildEnd() {
      const all = [...this.getModuleIds()];
      // The first script itself stays in its own chunk, because the manifest identifies the entry by it.
      inEntry = importedBy(
        this,
        all.filter((id) => id.endsWith(entry)),
      );
      const loadedLater = all.filter((id) => (this.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0);
      const tableRoots = loadedLater.filter((id) => isOneOf(id, tables));
      const elsewhere = importedBy(this, findElsewhere(this, loadedLater, tableRoots));
      const inTables = importedBy(
        this,
        tableRoots.filter((id) => isOneOf(id, tables.slice(0, 1))),
      );
      onlyInTables = new Set([...inTables].filter((id) => !inEntry.has(id) && !elsewhere.has(id)));
    },
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                {
                  name: 'formats',
                  test: (id: string) => odds.test(id) || (inEntry.has(id) && sharedByLanguages.test(id)),
                  priority: 1,
                },
                {
                  name: 'entry',
                  test: (id: string) =>
                    onEveryPage.test(id) ||
                    onMostPages.test(id) ||
                    (inEntry.has(id) && !id.endsWith(entry) && !behindIndex.test(id)),
                },
                { name: 'rules', test: rulesOnEveryPage, includeDependenciesRecursively: false },
                {
                  name: 'decisions',
                  test: (id: string) => inTablesAndChallenge.test(id),
                  includeDependenciesRecursively: false,
                },
                {
                  name: 'symbols',
                  test: inReels,
                  includeDependenciesRecursively: false,
                },
                { name: 'stages', test: (id: string) => inStages.test(id), includeDependenciesRecursively: false },
                {
                  name: 'table',
                  test: (id: string) => onlyInTables.has(id) && !isOneOf(id, tables),
                  // What other pages need, too, is in chunks of its own.
                  includeDependenciesRecursively: false,
                },
              ],
            },
          },
        },
      },
    }),
  };
}
