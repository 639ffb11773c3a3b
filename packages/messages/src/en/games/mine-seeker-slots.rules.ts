import type { MinesFacts } from '../../facts/mine-seeker-slots.ts';
import type { GameText } from '../../facts/rule-facts.ts';
import { listed } from '../../formats/lists.ts';
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
    `A field of ${cells} cells with ${listed(mines, 'or')} mines. Every safe cell raises the payout, and you decide when to cash out. ` +
    `Win up to ${times(highestPayX100)} times the stake.`,
  feature: null,
  choice: ({ mines }: Readonly<Record<string, unknown>>) => (mines === 1 ? '1 mine' : `${mines} mines`),
  howToPlay: ({ cells, mines }: MinesFacts) => ({
    choose: `Choose ${listed(mines, 'or')} mines and a stake, then start. The mines are placed before you open the first cell, and they never move.`,
    open: `Open any of the ${cells} cells, one at a time. A safe cell raises the amount that you can cash out. You always see this payout and the next one. A mine ends the round without a payout.`,
    cashOut: 'Cash out after any safe cell. Payouts are multiples of your stake.',
  }),
  features: ({ limitX100, plannedPayX100 }: MinesFacts) => ({
    alike: {
      title: 'Every cell has the same odds',
      text: 'No covered cell and no pattern is safer than another. Only the number of cells that you open changes the odds.',
    },
    end: {
      title: 'The last payout',
      text: `The round pays automatically when every safe cell is open, or when the next payout would exceed ${times(limitX100)} times the stake.`,
    },
    plan: {
      title: 'How we show the odds',
      text: `How often a round pays depends on when you cash out. The odds below are for a player who cashes out when the payout reaches ${times(plannedPayX100)} times the stake. The top win is for a player who continues to the last payout.`,
    },
  }),
  outcome: (outcome: keyof typeof fields) => fields[outcome],
  paidFor: (_: MinesFacts, _outcome: keyof typeof fields, count: number) =>
    count === 1 ? '1 safe cell' : `${count} safe cells`,
  unfinishedRound: (_: MinesFacts) =>
    'If you leave, you can return to your field. When the session ends, it is finished for you and your payout is cashed out. If no cell is open yet, the first cell of the first row is opened. If it is safe, its payout is cashed out. A win is paid as usual.',
  returnNote: ({ mines }: MinesFacts) =>
    `The RTP depends on when you cash out. It is calculated exactly for ${listed(mines.map(spelled), 'and')} mines and every number of safe cells, over all positions of the mines. Whatever your plan, it is within the range shown. It is an average over very many rounds, not the result of one session.`,
} satisfies GameText<MinesFacts>;
