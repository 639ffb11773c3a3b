import { type CoinVaultFacts, coinFacts } from '../../facts/coin-vault-fortune.ts';
import { capitalised, listed } from '../../lists.ts';
import type { GameText } from '../../rule-facts.ts';
import { formats } from '../formats.ts';
import { ordinal, spelled } from '../numerals.ts';
import { coinVaultFortune as words } from './coin-vault-fortune.ts';

const times = (payX100: number) => formats.amount(BigInt(payX100));

export const coinVaultFortuneRules = {
  description: ({ lines, coinsToOpen, highestPayX100 }: CoinVaultFacts) =>
    `${capitalised(spelled(lines.length))} lines before a vault. ${capitalised(spelled(coinsToOpen))} coins open it and are held while respins bring more; a full vault pays ${times(highestPayX100)} times the stake.`,
  feature: 'the vault',
  howToPlay: (facts: CoinVaultFacts) => ({
    spin: `Choose a stake and spin. ${capitalised(spelled(facts.reels))} reels stop on ${spelled(facts.rows)} rows each; all ${facts.lines.length} lines are always in play and the stake covers them all.`,
    lines: `A line pays for ${listed(facts.counts.map(spelled), 'or')} of one symbol on neighbouring reels, starting with the leftmost reel. Only the longest run on a line is paid; wins on different lines are added.`,
    chance: 'Every stop of a reel is equally likely on every spin. Pays are multiples of the whole stake.',
  }),
  features: (facts: CoinVaultFacts) => {
    const { least, most, oneIn } = coinFacts(facts);
    return {
      key: {
        title: 'Key',
        text: `The key is wild. It shows on the ${listed(facts.wildReels.map(ordinal), 'and')} reel and stands for every symbol but the coin.`,
      },
      coin: {
        title: 'Coin',
        text: `${capitalised(spelled(facts.coinsToOpen))} or more coins anywhere open the vault. Fewer pay nothing.`,
      },
      vault: {
        title: 'The vault',
        text: `The vault has ${spelled(facts.cells)} cells, one for each place of the window. The coins that opened it are held, and each shows what it is worth: ${times(least)} to ${times(most)} times the stake. ${capitalised(spelled(facts.vault.respins))} respins cost nothing; in each, every empty cell draws a coin with a chance of 1 in ${oneIn}. A new coin is held too and gives back all ${spelled(facts.vault.respins)} respins. When none is left the vault pays the sum of its coins, beside the lines of the spin.`,
      },
      grand: {
        title: 'Grand',
        text: `When every cell holds a coin, the round pays exactly ${times(facts.highestPayX100)} times the stake instead of its coins and lines. It is the most a round pays, and nothing else reaches it.`,
      },
    };
  },
  outcome: (symbol: string) => words.symbolName(symbol),
  paidFor: ({ coin }: CoinVaultFacts, symbol: string, count: number) =>
    symbol === coin ? `${count} in the vault, all its cells` : `${count} on a line`,
  unfinishedRound: (_: CoinVaultFacts) =>
    'A round is settled the moment it starts, respins included. If you leave while it is shown, the win is already in your balance and the round can be watched again.',
  returnNote: ({ reels }: CoinVaultFacts) =>
    `The return was worked out exactly: every stop of all ${spelled(reels)} reels, every number of coins that respins can bring and every sum that they can be worth. It is an average over very many rounds, not what one session will give.`,
} satisfies GameText<CoinVaultFacts>;
