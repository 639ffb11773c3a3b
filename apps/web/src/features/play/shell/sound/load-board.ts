import type { GameSound } from '../../model/game-sound.ts';
import type { SoundBoard } from '../../model/sound-board.ts';
import { createSoundBoard } from './sound-board.ts';

/** Each game names its instrument in its own folder. */
const instruments = import.meta.glob<{ sound: GameSound }>('../../games/*/sound.ts');

/** @throws RangeError for a game without an instrument */
export async function loadBoard(slug: string): Promise<SoundBoard> {
  const load = instruments[`../../games/${slug}/sound.ts`];
  if (!load) throw new RangeError(`No instrument for ${slug}`);
  return createSoundBoard((await load()).sound);
}
