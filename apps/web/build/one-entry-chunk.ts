import type { Plugin } from 'vite';

/** Imported through an index of everything, of which the first script needs little: what is not needed stays out. */
const behindIndex = /[\\/](@tanstack[\\/]|packages[\\/]rules[\\/])/;

/**
 * What the messages of every language import. The first script awaits the messages of the reader's language before it
 * runs. If these modules were in its chunk, the messages would wait for the script in turn, and nothing would show.
 */
const sharedByLanguages = /[\\/]packages[\\/]messages[\\/]src[\\/][^\\/]+\.ts$/;

/** What asks the server: each page does, and at the latest its foot. Not imported by the first script, but wanted with it. */
const onEveryPage =
  /[\\/](react-query[\\/]build[\\/]modern[\\/](useQuery|useBaseQuery|IsRestoringProvider|QueryErrorResetBoundary|errorBoundaryUtils|suspense)|query-core[\\/]build[\\/]modern[\\/]queryObserver|src[\\/]lib[\\/](queries|use-hydrated))\.[jt]s$/;

/**
 * Small pieces that most pages show. As chunks of their own each would be compressed alone and requested alone. Nothing that
 * messages import may be here, for the same reason as above.
 */
const onMostPages =
  /[\\/](packages[\\/]ui[\\/]src[\\/](icons|card|loaded|skeleton)|apps[\\/]web[\\/]src[\\/](shared[\\/](use-excluded-regions|coin-mark)|lib[\\/](format|use-media)))\.tsx?$/;

/**
 * Puts everything that the first script imports at once into one chunk. Rolldown gives every set of sharers a chunk of
 * its own, twenty small files that are all needed before anything shows: they compress a twentieth worse and cost a
 * request each.
 */
export function oneEntryChunk(entry: string): Plugin {
  const inEntry = new Set<string>();
  return {
    name: 'goldwren-one-entry-chunk',
    apply: 'build',
    buildEnd() {
      // The first script itself stays apart: the manifest finds the entry by it.
      const waiting = [...this.getModuleIds()].filter((id) => id.endsWith(entry));
      for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
        if (inEntry.has(id)) continue;
        inEntry.add(id);
        waiting.push(...(this.getModuleInfo(id)?.importedIds ?? []));
      }
    },
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'formats', test: (id: string) => inEntry.has(id) && sharedByLanguages.test(id), priority: 1 },
                {
                  name: 'entry',
                  test: (id: string) =>
                    onEveryPage.test(id) ||
                    onMostPages.test(id) ||
                    (inEntry.has(id) && !id.endsWith(entry) && !behindIndex.test(id)),
                },
              ],
            },
          },
        },
      },
    }),
  };
}
