import { account, brand } from '@goldwren/rules';
import type { HelpArticle, HelpFacts } from '../../help/article.ts';
import { ages } from '../ages.ts';
import { formats } from '../formats.ts';
import { places } from '../places.ts';
import { days } from './phrases.ts';

const named = (codes: readonly string[]) => formats.and(codes.map((code) => places.regionName('US', code)));

export function article({ excluded, goldOnly }: HelpFacts) {
  return {
    lead: `${brand.name} is open to people who are ${ages.inFull}, in the United States and Canada. The law or our rules exclude some places.`,
    sections: {
      excluded: {
        title: 'Excluded places',
        text: [
          excluded.length === 0
            ? 'No state is excluded at the moment.'
            : `We do not open accounts in ${named(excluded)}.`,
          'If your account says that you live there, you can see your balances and records, but you cannot play, buy or redeem.',
        ],
      },
      goldOnly: {
        title: `Places without ${brand.sweepsCoins}`,
        text: [
          goldOnly.length === 0
            ? `No state is limited to ${brand.goldCoins} at the moment.`
            : `In ${named(goldOnly)} you play every game with ${brand.goldCoins}. You do not get ${brand.sweepsCoins} there, and you cannot play or redeem them.`,
        ],
      },
      state: {
        title: 'Tell us where you live',
        text: [
          `Your state or province is optional at sign-up. Without it you can play with ${brand.goldCoins}. You get ${brand.sweepsCoins}, but they stay locked until you enter it on your [dashboard](dashboard).`,
          `You can change it again after ${days(account.regionChangeIntervalDays)}. Before that, or if you live in an excluded place, [contact us](contact).`,
          `If you choose a place without ${brand.sweepsCoins}, yours expire. Your activity shows this.`,
        ],
      },
      travel: {
        title: 'When you travel',
        text: [
          `If we can tell where you are, play with ${brand.sweepsCoins}, purchases and redemptions also follow the rules of that place. A VPN can hide your location. Turn it off and try again.`,
        ],
      },
    },
  } satisfies HelpArticle;
}
