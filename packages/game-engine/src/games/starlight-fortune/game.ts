import { isEmptyChoice } from '../../choice.ts';
import type { GameMaths, InstantGame } from '../../types.ts';
import { starlightTables } from './evaluate.ts';
import type { StarlightData } from './maths.ts';
import { playStarlight } from './play.ts';
import { starlightRules } from './rules.ts';
import { summarizeStarlight } from './summarize.ts';

/** The game over one maths version, so that old versions replay with their own numbers. */
export function createStarlightGame(
  maths: GameMaths<StarlightData>,
  mathsHash: string,
): InstantGame & { readonly maths: GameMaths<StarlightData> } {
  const tables = starlightTables(maths.data);
  const ids = maths.data.symbols.map((symbol) => symbol.id);
  return {
    kind: 'instant',
    maths,
    mathsHash,
    rules: starlightRules(maths.data),
    parseChoice: (raw) => (isEmptyChoice(raw) ? {} : null),
    play: (rng) => playStarlight(tables, ids, rng),
    summarize: summarizeStarlight,
  };
}
