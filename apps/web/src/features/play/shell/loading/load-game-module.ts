import type { GameModule } from '../../model/game-module.ts';
import '../stage.css';

/** The list of games comes from the folders next to the shell. The shell itself does not name any game. */
const loaders = import.meta.glob<{ gameModule: GameModule }>('../../games/*/index.ts');

const loaderOf = (slug: string) => loaders[`../../games/${slug}/index.ts`];

/** True when this page can show the game. */
export function isPlayable(slug: string): boolean {
  return loaderOf(slug) !== undefined;
}

/** @throws RangeError for a game without a stage on this page */
export async function loadGameModule(slug: string): Promise<GameModule> {
  const load = loaderOf(slug);
  if (!load) throw new RangeError(`No stage for ${slug}`);
  return (await load()).gameModule;
}
