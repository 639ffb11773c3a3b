import { defineChoice } from '../../choice.ts';
import { dropPath, getSlot } from '../../families/draws/peg-board.ts';
import { locked } from '../../locked.ts';
import type { GameMaths, InstantGame, MathsLock, Rng, RoundResult } from '../../types.ts';
import { createPlinkoTables, type PlinkoTables } from './evaluate.ts';
import type { PlinkoChoice, PlinkoEvent } from './events.ts';
import type { PlinkoData } from './maths.ts';
import { buildPlinkoRules, type PlinkoRuleFacts, rulesVersion } from './rules.ts';

type PlinkoGame = InstantGame<PlinkoChoice, PlinkoEvent> & {
  readonly maths: GameMaths<PlinkoData>;
  readonly rules: PlinkoRuleFacts;
};

/** Plays one ball. The path does not depend on the risk. The risk only decides the pay of the slot. */
function playPlinko(
  data: PlinkoData,
  tables: PlinkoTables,
  rng: Rng,
  { risk }: PlinkoChoice,
): RoundResult<PlinkoEvent> {
  const path = dropPath(rng, data);
  const slot = getSlot(path);
  const payX100 = tables.pays.get(risk)?.[slot] as number;
  return {
    events: [
      { type: 'drop', risk, path, slot },
      { type: 'settle', pay_x100: payX100 },
    ],
    payX100,
  };
}

/** Creates the game for one maths version, so that old versions can be replayed with their own numbers. */
export function createPlinkoGame(maths: GameMaths<PlinkoData>, lock: MathsLock): PlinkoGame {
  const { data } = maths;
  const tables = createPlinkoTables(data);
  const choices = data.risks.map(({ id }) => ({ risk: id }));
  return {
    kind: 'instant',
    ...locked(maths, lock),
    rules: buildPlinkoRules(data),
    rulesVersion,
    choices,
    ...defineChoice<PlinkoChoice>({ risk: { kind: 'one_of', values: data.risks.map(({ id }) => id) } }),
    play: (rng, choice) => playPlinko(data, tables, rng, choice),
  };
}
