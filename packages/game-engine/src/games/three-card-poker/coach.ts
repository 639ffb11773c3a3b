import { createCoach, roundLostX100 } from '../../coach.ts';
import { createDeck } from '../../families/cards/deck.ts';
import type { ThreeCardMove } from './events.ts';
import { threeCardPoker } from './index.ts';
import { settlementOf } from './settle.ts';

const { data } = threeCardPoker.maths;

/** The mean net result of playing a hand, over every hand of the dealer, in hundredths of the ante. */
function meanOfPlaying(player: readonly number[]): number {
  const rest = createDeck(data).filter((card) => !player.includes(card));
  let net = 0;
  let dealers = 0;
  for (const [a, first] of rest.entries())
    for (const [b, second] of rest.slice(a + 1).entries())
      for (const third of rest.slice(a + b + 2)) {
        const { ante, play, bonus } = settlementOf(data, player, [first, second, third], true);
        net += ante + play + bonus - 100 - data.raiseX100;
        dealers++;
      }
  return net / dealers;
}

/** Compares playing with folding, which loses the ante. */
export const coach = createCoach(threeCardPoker, ({ player }, taken) => {
  const playing = meanOfPlaying(player);
  const values: Readonly<Record<ThreeCardMove, number>> = { play: playing, fold: -100 };
  const most = Math.max(playing, -100);
  const best = values[taken.type] === most ? taken.type : playing === most ? 'play' : 'fold';
  return { taken, best: { type: best }, lostX100: roundLostX100(most - values[taken.type]) };
});
