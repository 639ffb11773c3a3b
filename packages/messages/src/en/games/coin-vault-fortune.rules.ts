import { type CoinVaultFacts, coinFacts } from '../../facts/coin-vault-fortune.ts';
import type { GameText } from '../../facts/rule-facts.ts';
import { capitalised, listed } from '../../formats/lists.ts';
import { formats } from '../formats.ts';
import { ordinal, spelled } from '../numerals.ts';
import { coinVaultFortune as messages } from './coin-vault-fortune.ts';

const times = (payX100: number) => formats.amount(BigInt(payX100));

export const coinVaultFortuneRules = {
  description: ({ lines, coinsToOpen, highestPayX100 }: CoinVaultFacts) =>
    `${capitalised(spelled(lines.length))} lines and a vault. ${capitalised(spelled(coinsToOpen))} coins open it and stay while respins add more. A full vault pays ${times(highestPayX100)} times the stake.`,
  feature: 'the vault',
  howToPlay: (facts: CoinVaultFacts) => ({
    spin: `Choose a stake and spin. Each of the ${spelled(facts.reels)} reels shows ${spelled(facts.rows)} rows. All ${facts.lines.length} lines are always in play, and the stake covers them all.`,
    lines: `A line pays for ${listed(facts.counts.map(spelled), 'or')} matching symbols on adjacent reels, starting with the leftmost reel. Only the longest run on a line is paid. Wins on different lines are added.`,
    chance: 'Every position of a reel is equally likely on every spin. Payouts are multiples of the whole stake.',
  }),
  features: (facts: CoinVaultFacts) => {
    const { least, most, oneIn } = coinFacts(facts);
    return {
      key: {
        title: 'Key',
        text: `The key is wild. It appears on the ${listed(facts.wildReels.map(ordinal), 'and')} reel and replaces every symbol except the coin.`,
      },
      coin: {
        title: 'Coin',
        text: `${capitalised(spelled(facts.coinsToOpen))} or more coins anywhere open the vault. Fewer pay nothing.`,
      },
      vault: {
        title: 'The vault',
        text: `The vault has ${spelled(facts.cells)} cells, one for each place of the reels. The coins that opened it stay, and each shows its value: ${times(least)} to ${times(most)} times the stake. You get ${spelled(facts.vault.respins)} free respins. In each respin, every empty cell draws a coin with a chance of 1 in ${oneIn}. A new coin stays too and resets the respins to ${spelled(facts.vault.respins)}. When no respin is left, the vault pays the sum of its coins, in addition to the lines of the spin.`,
      },
      grand: {
        title: 'Grand',
        text: `When every cell holds a coin, the round pays exactly ${times(facts.highestPayX100)} times the stake instead of its coins and lines. No other round pays as much.`,
      },
    };
  },
  outcome: (symbol: string) => messages.symbolName(symbol),
  paidFor: ({ coin }: CoinVaultFacts, symbol: string, count: number) =>
    symbol === coin ? `${count} in the vault, all its cells` : `${count} on a line`,
  unfinishedRound: (_: CoinVaultFacts) =>
    'A round is settled the moment it starts, respins included. If you leave while it is shown, any win is already in your balance. You can replay the round.',
  returnNote: ({ reels }: CoinVaultFacts) =>
    `The RTP is calculated exactly, over every position of all ${spelled(reels)} reels, every number of coins and every sum of their values. It is an average over very many rounds, not the result of one session.`,
} satisfies GameText<CoinVaultFacts>;
