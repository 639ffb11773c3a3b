import { defineChoice } from '../../choice.ts';
import { locked } from '../../locked.ts';
import type { GameMaths, InstantGame, MathsLock, Rng, RoundResult } from '../../types.ts';
import { createKenoTables, drawKeno, type KenoTables } from './evaluate.ts';
import type { KenoChoice, KenoEvent } from './events.ts';
import type { KenoData } from './maths.ts';
import { buildKenoRules, type KenoRuleFacts, rulesVersion } from './rules.ts';

type KenoGame = InstantGame<KenoChoice, KenoEvent> & {
  readonly maths: GameMaths<KenoData>;
  readonly rules: KenoRuleFacts;
};

/** Plays one round with all events that the client shows. */
function playKeno(tables: KenoTables, rng: Rng, { numbers: picked }: KenoChoice): RoundResult<KenoEvent> {
  drawKeno(tables, rng);
  const { pool, pays } = tables;
  const drawn: number[] = [];
  for (let place = pool.length - 1; place >= pool.length - tables.drawn; place--)
    drawn.push((pool[place] as number) + 1);
  const hits = picked.filter((number) => drawn.includes(number));
  const payX100 = pays[picked.length - 1]?.[hits.length];
  if (payX100 === undefined) throw new RangeError(`There is no pay for ${hits.length} of ${picked.length}.`);
  const events: KenoEvent[] = [
    { type: 'draw', picked: [...picked], drawn },
    { type: 'hits', numbers: hits, pay_x100: payX100 },
    { type: 'settle', pay_x100: payX100 },
  ];
  return { events, payX100 };
}

/** Creates the game for one maths version, so that old versions can be replayed with their own numbers. */
export function createKenoGame(maths: GameMaths<KenoData>, lock: MathsLock): KenoGame {
  const tables = createKenoTables(maths.data);
  // Every number is equally likely, so the odds depend only on the number of picks.
  const choices = maths.data.pays.map((_, index) => ({
    numbers: Array.from({ length: index + 1 }, (_, pick) => pick + 1),
  }));
  return {
    kind: 'instant',
    ...locked(maths, lock),
    rules: buildKenoRules(maths.data),
    rulesVersion,
    choices,
    ...defineChoice<KenoChoice>({
      numbers: { kind: 'picks', lowest: 1, highest: maths.data.numbers, most: maths.data.pays.length },
    }),
    provedAs: ({ numbers }) => choices[numbers.length - 1] as KenoChoice,
    play: (rng, choice) => playKeno(tables, rng, choice),
  };
}
