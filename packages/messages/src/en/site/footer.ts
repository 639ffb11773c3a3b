import { account, agesByYears, brand } from '@goldwren/rules';
import { formats } from '../formats.ts';

/** The footer of every page. It loads after the page itself. */
export const footer = {
  quick: 'Quick links',
  support: 'Support',
  legal: 'Legal',
  about: `About ${brand.name}`,
  aboutText:
    'A social sweepstakes casino for adults in the United States and Canada. Every game shows its odds before you play.',
  players: 'players',
  rating: 'rating',
  /** A mark such as `4.8/5`. */
  outOfFive: (mark: string) => mark,
  claimsSource: 'Player count and rating: our own figures.',
  apiDocs: 'API documentation',
  disclaimer: 'Disclaimer',
  mustBe: `You must be ${account.minimumAgeYears}+ to play (${formats.or(agesByYears().map(({ years }) => `${years}+`))} in some places).`,
  voidIn: (regions: string) => `Void in ${regions} and where prohibited by law.`,
  goldOnlyIn: (regions: string) => `${brand.sweepsCoins} features are not available in ${regions}.`,
  gold: `${brand.goldCoins} are for entertainment only and have no cash value.`,
  sweeps: `${brand.sweepsCoins} cannot be bought. They are promotional entries that you can redeem for prizes after identity verification. A free way to get them is the`,
  freeWay: 'alternative method of entry',
};
