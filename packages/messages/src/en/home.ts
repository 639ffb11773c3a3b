import { account, brand, countryNames, firstPurchaseSpecial, play, usdCentsOf, welcomeOffer } from '@goldwren/rules';
import { ages } from './ages.ts';
import { coins } from './coins.ts';
import { formats } from './formats.ts';

/** The home page. */
export const home = {
  eyebrow: `${account.minimumAgeYears}+ · No purchase necessary`,
  /** The offer stands between them. */
  headline: { and: 'and', end: 'to start.' },
  intro: `Every game shows its odds before you play. Play for fun with ${brand.goldCoins}; redeem ${brand.sweepsCoins} for prizes after we verify who you are.`,
  introWithout: `Every game shows its odds before you play. Play every game for fun with ${brand.goldCoins}.`,
  viewPackages: 'View Packages',
  special: `First purchase: ${formats.amount(firstPurchaseSpecial.goldHundredths)} ${brand.goldCode} + ${formats.amount(firstPurchaseSpecial.sweepsHundredths)} ${brand.sweepsCode} for ${formats.usd(firstPurchaseSpecial.priceCents)}.`,
  specialWithout: `First purchase: ${formats.amount(firstPurchaseSpecial.goldHundredths)} ${brand.goldCode} for ${formats.usd(firstPurchaseSpecial.priceCents)}.`,
  featured: 'Featured games',
  allGames: 'All games',
  gamesProblem: 'Could not load games.',
  gamesLoading: 'Loading games',
  noGames: 'No games found',
  start: 'Start',
  stop: 'Stop',
  rotation: 'highlighting games in turn',
  how: 'How it works',
  /** @param goldOnly Names of the states without Sweeps Coins; empty where there are none. */
  steps: (goldOnly: string) => [
    {
      title: 'Create your account',
      text: `${coins.gold(welcomeOffer.goldHundredths)} and ${coins.sweeps(welcomeOffer.sweepsHundredths)} are yours at once. No card, no purchase.${
        goldOnly === '' ? '' : ` ${brand.sweepsCoins} are not available in ${goldOnly}.`
      }`,
    },
    {
      title: 'Pick a game',
      text: 'Read its odds and its rules, then play with either coin. The odds are the same for both.',
    },
    {
      title: 'Redeem for prizes',
      text: `Play your ${brand.sweepsCoins} once, verify who you are, and redeem them at about ${formats.usd(usdCentsOf(100n))} each.`,
    },
  ],
  /** Where there are no Sweeps Coins. */
  stepsWithout: [
    {
      title: 'Create your account',
      text: `${coins.gold(welcomeOffer.goldHundredths)} are yours at once. No card, no purchase.`,
    },
    {
      title: 'Pick a game',
      text: `Read its odds and its rules, then play with ${brand.goldCoins}. A free bonus waits for you every day.`,
    },
  ],
  trust: `Why players trust ${brand.name}`,
  odds: {
    title: 'Odds in the open',
    text: `Every game returns between ${play.rtpMinPercent}% and ${play.rtpMaxPercent}%, computed exactly and printed on its card.`,
  },
  check: {
    title: 'Outcomes you can check',
    text: 'Each round is sealed before you play it. Your browser replays it and tells you whether it agrees.',
  },
  books: {
    title: 'Balances that add up',
    text: 'Every coin that moves is an entry in your activity. Nothing is changed afterwards.',
  },
  time: {
    title: 'Play in your own time',
    text: 'No autoplay, no countdowns. Your time and your net result stay in view while you play.',
  },
  important: 'Important information',
  facts: (excluded: string, goldOnly: string) => [
    `You must be ${ages.inFull} and live in the ${countryNames.US} or ${countryNames.CA}.`,
    `Void in ${excluded} and where prohibited by law.${goldOnly === '' ? '' : ` ${brand.sweepsCoins} are not available in ${goldOnly}.`}`,
    `${brand.goldCoins} are for entertainment only. They have no cash value and cannot be redeemed.`,
  ],
  sweepsFact: `${brand.sweepsCoins} cannot be bought. They come with the welcome offer, as a bonus with ${brand.goldCoins} packages, or free by entry.`,
  freeEntry: 'Free entry',
  rules: 'Sweepstakes Rules',
  responsible: 'Responsible Play',
};
