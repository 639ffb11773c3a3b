import type { CherryFacts } from '../../facts/cherry-classic-slots.ts';
import { capitalised } from '../../lists.ts';
import type { GameText } from '../../rule-facts.ts';
import { formats } from '../formats.ts';
import { spelled } from '../numerals.ts';
import { cherryClassicSlots as words } from './cherry-classic-slots.ts';

const multiples: Readonly<Record<number, string>> = { 2: 'doubles', 3: 'triples' };
const times = (factor: number) => multiples[factor] ?? `multiplies by ${factor}`;

export const cherryClassicSlotsRules = {
  description: ({ reels, wildMultiplier }: CherryFacts) =>
    `${capitalised(spelled(reels))} reels and one line, as it used to be. One cherry already pays, and each wild clover ${times(wildMultiplier)} the win.`,
  feature: null,
  howToPlay: ({ reels, rows }: CherryFacts) => ({
    spin: `Choose a stake and spin. ${capitalised(spelled(reels))} reels stop on ${spelled(rows)} rows each; only the line in the middle pays.`,
    line: `${capitalised(spelled(reels))} of one symbol on the line pay. Without them, one cherry on the first reel pays, and two cherries on the first two reels pay more. Only the highest win is paid.`,
    chance: 'Every stop of a reel is equally likely on every spin. Pays are multiples of the whole stake.',
  }),
  features: ({ reels, wildMultiplier, highestPayX100 }: CherryFacts) => ({
    clover: {
      title: 'Clover',
      text: `The clover is wild: it stands for any symbol in a line of ${spelled(reels)}, and each clover in it ${times(wildMultiplier)} the win. It does not stand for a cherry in a line of fewer.`,
    },
    highestWin: {
      title: 'Highest win',
      text: `${capitalised(spelled(reels))} clovers pay ${formats.number(highestPayX100 / 100)} times the stake, the most that a round pays.`,
    },
  }),
  outcome: (symbol: string) => words.symbolName(symbol),
  paidFor: ({ reels }: CherryFacts, _: string, count: number) =>
    count === reels ? `${count} on the line` : `${count} from the left`,
  unfinishedRound: (_: CherryFacts) =>
    'A round is settled the moment it starts. If you leave while it is shown, the win is already in your balance and the round can be watched again.',
  returnNote: ({ cycle }: CherryFacts) =>
    `The return was worked out exactly, over all ${formats.number(cycle)} ways in which the reels can stop. It is an average over very many rounds, not what one session will give.`,
} satisfies GameText<CherryFacts>;
