import type { GameModule } from '../model/game-module.ts';
// All styles of the shell together, whoever shows a game: small files apart weigh half as much again.
import './controls/control-bar.css';
import './controls/stake-control.css';
import './play.css';
import './table.css';

/** The folders beside the shell are the list of games: the shell itself knows none. */
const loaders = import.meta.glob<{ gameModule: GameModule }>('../games/*/index.ts');

const loaderOf = (slug: string) => loaders[`../games/${slug}/index.ts`];

/** True when this page knows how to show the game. */
export function isPlayable(slug: string): boolean {
  return loaderOf(slug) !== undefined;
}

/** @throws RangeError for a game this page has no stage for. */
export async function loadGameModule(slug: string): Promise<GameModule> {
  const load = loaderOf(slug);
  if (!load) throw new RangeError(`no stage for ${slug}`);
  return (await load()).gameModule;
}
