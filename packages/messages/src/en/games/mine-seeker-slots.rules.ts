import type { MinesFacts } from '../../facts/mine-seeker-slots.ts';
import { listed } from '../../lists.ts';
import type { GameText } from '../../rule-facts.ts';
import { formats } from '../formats.ts';
import { spelled } from '../numerals.ts';

const fields = {
  one_mine: 'One mine',
  three_mines: 'Three mines',
  five_mines: 'Five mines',
  ten_mines: 'Ten mines',
  twenty_mines: 'Twenty mines',
};
const times = (payX100: number) => formats.amount(BigInt(payX100));

export const mineSeekerSlotsRules = {
  description: ({ cells, mines, highestPayX100 }: MinesFacts) =>
    `A field of ${cells} cells with ${listed(mines, 'or')} mines: every safe cell raises the pay, and you decide when to take it. ` +
    `Up to ${times(highestPayX100)} times the stake.`,
  feature: null,
  choice: ({ mines }: Readonly<Record<string, unknown>>) => (mines === 1 ? '1 mine' : `${mines} mines`),
  howToPlay: ({ cells, mines }: MinesFacts) => ({
    choose: `Choose how many mines there are, ${listed(mines, 'or')}, and a stake, and start. The mines are placed before the first cell is opened and never move.`,
    open: `Open any of the ${cells} cells, one at a time. A safe cell raises what you can cash out; the pay now and after one more safe cell are always in view. A mine ends the round, and it pays nothing.`,
    cashOut: 'Cash out after any safe cell. Pays are multiples of your stake.',
  }),
  features: ({ limitX100, plannedPayX100 }: MinesFacts) => ({
    alike: {
      title: 'Every cell is alike',
      text: 'No covered cell is safer than another, and no pattern of cells is. Only how many you open changes the odds.',
    },
    end: {
      title: 'The last pay',
      text: `When every safe cell is open, or the next pay would be above ${times(limitX100)} times the stake, the round is paid by itself.`,
    },
    plan: {
      title: 'How the odds are told',
      text: `How often a round pays depends on when you stop. The odds of a round below are those of a player who cashes out as soon as the pay is at least ${times(plannedPayX100)} times the stake; the top win is that of a player who goes on to the last pay.`,
    },
  }),
  outcome: (outcome: keyof typeof fields) => fields[outcome],
  paidFor: (_: MinesFacts, _outcome: keyof typeof fields, count: number) =>
    count === 1 ? '1 safe cell' : `${count} safe cells`,
  unfinishedRound: (_: MinesFacts) =>
    'If you leave, the field waits for you as it is. When the session ends it is finished for you: what can be cashed out is cashed out. If no cell is open yet, the first cell of the first row is opened, and its pay is cashed out if it is safe. A win is paid as usual.',
  returnNote: ({ mines }: MinesFacts) =>
    `The return depends on when you stop. It was worked out exactly for ${listed(mines.map(spelled), 'and')} mines and every number of safe cells, over all places the mines can have: whatever your plan, it lies in the range shown. It is an average over very many rounds, not what one session will give.`,
} satisfies GameText<MinesFacts>;
