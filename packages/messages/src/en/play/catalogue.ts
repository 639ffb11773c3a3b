import { cherryClassicSlotsRules } from '../games/cherry-classic-slots.rules.ts';
import { coinVaultFortuneRules } from '../games/coin-vault-fortune.rules.ts';
import { dragonWaysSlotsRules } from '../games/dragon-ways-slots.rules.ts';
import { gemCascadeFortuneRules } from '../games/gem-cascade-fortune.rules.ts';
import { jacksOrBetterPokerRules } from '../games/jacks-or-better-poker.rules.ts';
import { kenoFortuneRules } from '../games/keno-fortune.rules.ts';
import { megaTowerSlotsRules } from '../games/mega-tower-slots.rules.ts';
import { midnightBlackjackRules } from '../games/midnight-blackjack.rules.ts';
import { mineSeekerSlotsRules } from '../games/mine-seeker-slots.rules.ts';
import { plinkoFortuneRules } from '../games/plinko-fortune.rules.ts';
import { starlightFortuneRules } from '../games/starlight-fortune.rules.ts';
import { threeCardPokerRules } from '../games/three-card-poker.rules.ts';

/** Volatility by its name in the game engine, and the condition under which an RTP holds. */
const volatility = {
  Low: 'Low',
  'Low-Medium': 'Low-Medium',
  Medium: 'Medium',
  'Medium-High': 'Medium-High',
  High: 'High',
};
const returnNotes = { '': '', 'optimal play': 'optimal play' };

export const catalogue = {
  volatility,
  returnNotes,
  /** `95.42%`; `92.82–96.68%` when a choice of the player changes it; `97.29% (optimal play)`. */
  rtp: (low: string, high: string, note: string) => {
    const range = low === high ? low : `${low}–${high}`;
    return note ? `${range}% (${note})` : `${range}%`;
  },
  /** One line per game, by its name in the game engine. */
  games: {
    coinVaultFortune: coinVaultFortuneRules,
    dragonWaysSlots: dragonWaysSlotsRules,
    cherryClassicSlots: cherryClassicSlotsRules,
    gemCascadeFortune: gemCascadeFortuneRules,
    jacksOrBetterPoker: jacksOrBetterPokerRules,
    kenoFortune: kenoFortuneRules,
    megaTowerSlots: megaTowerSlotsRules,
    plinkoFortune: plinkoFortuneRules,
    mineSeekerSlots: mineSeekerSlotsRules,
    starlightFortune: starlightFortuneRules,
    midnightBlackjack: midnightBlackjackRules,
    threeCardPoker: threeCardPokerRules,
  },
};
