import { account, brand } from '@goldwren/rules';
import type { HelpArticle, HelpFacts } from '../../help/article.ts';
import { ages } from '../ages.ts';
import { formats } from '../formats.ts';
import { places } from '../places.ts';
import { days } from './phrases.ts';

const named = (codes: readonly string[]) => formats.and(codes.map((code) => places.regionName('US', code)));

export function article({ excluded, goldOnly }: HelpFacts) {
  return {
    lead: `${brand.name} is open to people who are ${ages.inFull}, in the United States and Canada, except where the law or our rules exclude a place.`,
    sections: {
      excluded: {
        title: 'Places without registration',
        text: [
          excluded.length === 0 ? 'At present no state is excluded.' : `We do not open accounts in ${named(excluded)}.`,
          'If your account says that you live there, you can see your balances and records, but not play, buy or redeem.',
        ],
      },
      goldOnly: {
        title: `Places without ${brand.sweepsCoins}`,
        text: [
          goldOnly.length === 0
            ? `At present there is no state in which you can play with ${brand.goldCoins} alone.`
            : `In ${named(goldOnly)} you play every game with ${brand.goldCoins}. ${brand.sweepsCoins} are not granted there, and cannot be played or redeemed.`,
        ],
      },
      state: {
        title: 'Tell us where you live',
        text: [
          `Your state or province is optional at sign-up. Without it you can play with ${brand.goldCoins}; ${brand.sweepsCoins} are granted but locked until you name it on your [dashboard](dashboard).`,
          `It can be changed again after ${days(account.regionChangeIntervalDays)}; before that, or if you live in an excluded place, [ask us](contact).`,
          `If you name a place without ${brand.sweepsCoins}, those that you have end. Your activity shows it.`,
        ],
      },
      travel: {
        title: 'When you travel',
        text: [
          `Where we can tell where you are, play with ${brand.sweepsCoins}, purchases and prizes also follow the rules of that place. A VPN can make it impossible to tell; turn it off and try again.`,
        ],
      },
    },
  } satisfies HelpArticle;
}
