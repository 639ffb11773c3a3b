import type { catalogue as Shape } from '../../en/play/catalogue.ts';
import { formats } from '../formats.ts';
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

export const catalogue: typeof Shape = {
  volatility: {
    Low: 'Faible',
    'Low-Medium': 'Faible à moyenne',
    Medium: 'Moyenne',
    'Medium-High': 'Moyenne à élevée',
    High: 'Élevée',
  },
  returnNotes: { '': '', 'optimal play': 'jeu optimal' },
  rtp: (low, high, note) => {
    const [least, most] = [formats.amount(low, 'always'), formats.amount(high, 'always')];
    const range = low === high ? least : `${least}–${most}`;
    return note ? `${range}\u00a0% (${note})` : `${range}\u00a0%`;
  },
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
