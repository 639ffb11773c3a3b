import type { CherryFacts } from '../../facts/cherry-classic-slots.ts';
import type { GameText } from '../../facts/rule-facts.ts';
import { capitalised } from '../../formats/lists.ts';
import { formats } from '../formats.ts';
import { spelled } from '../numerals.ts';
import { cherryClassicSlots as messages } from './cherry-classic-slots.ts';

const multiples: Readonly<Record<number, string>> = { 2: 'doubles', 3: 'triples' };
const times = (factor: number) => multiples[factor] ?? `multiplies by ${factor}`;

export const cherryClassicSlotsRules = {
  description: ({ reels, wildMultiplier }: CherryFacts) =>
    `${capitalised(spelled(reels))} reels, one line, the classic way. Even one cherry pays, and each wild clover ${times(wildMultiplier)} the win.`,
  feature: null,
  howToPlay: ({ reels, rows }: CherryFacts) => ({
    spin: `Choose a stake and spin. Each of the ${spelled(reels)} reels shows ${spelled(rows)} rows. Only the middle line pays.`,
    line: `${capitalised(spelled(reels))} matching symbols on the line pay. Otherwise one cherry on the first reel pays, and two cherries on the first two reels pay more. Only the highest win is paid.`,
    chance: 'Every position of a reel is equally likely on every spin. Payouts are multiples of the whole stake.',
  }),
  features: ({ reels, wildMultiplier, highestPayX100 }: CherryFacts) => ({
    clover: {
      title: 'Clover',
      text: `The clover is wild. It replaces any symbol in a line of ${spelled(reels)}, and each clover ${times(wildMultiplier)} the win. It does not replace a cherry in a line of fewer.`,
    },
    highestWin: {
      title: 'Highest win',
      text: `${capitalised(spelled(reels))} clovers pay ${formats.number(highestPayX100 / 100)} times the stake, the highest payout of a round.`,
    },
  }),
  outcome: (symbol: string) => messages.symbolName(symbol),
  paidFor: ({ reels }: CherryFacts, _: string, count: number) =>
    count === reels ? `${count} on the line` : `${count} from the left`,
  unfinishedRound: (_: CherryFacts) =>
    'A round is settled the moment it starts. If you leave while it is shown, any win is already in your balance. You can replay the round.',
  returnNote: ({ cycle }: CherryFacts) =>
    `The RTP is calculated exactly, over all ${formats.number(cycle)} combinations of reel positions. It is an average over very many rounds, not the result of one session.`,
} satisfies GameText<CherryFacts>;
