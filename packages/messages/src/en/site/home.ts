import { account, brand, countryNames, firstPurchaseSpecial, play, usdCentsOf, welcomeOffer } from '@goldwren/rules';
import { ages } from '../ages.ts';
import { coins } from '../coins/coins.ts';
import { formats } from '../formats.ts';

/** The home page. */
export const home = {
  eyebrow: `${account.minimumAgeYears}+ · No purchase necessary`,
  headline: brand.headline as string,
  /** The offer is shown between these two. */
  offer: { and: 'and', end: 'to start.' },
  /** The picture of a round that was verified. */
  picture: { title: 'Round verified', text: 'Your browser played it again: same result.' },
  intro: `Every game shows its odds before you play, and your browser verifies every outcome. Play for fun with ${brand.goldCoins}. Redeem ${brand.sweepsCoins} for prizes after we verify your identity.`,
  introWithout: `Every game shows its odds before you play, and your browser verifies every outcome. Play every game for fun with ${brand.goldCoins}.`,
  tryDemo: 'Or try a demo round now, without an account',
  viewPackages: 'View Packages',
  special: `First purchase: ${formats.amount(firstPurchaseSpecial.goldHundredths)} ${brand.goldCode} + ${formats.amount(firstPurchaseSpecial.sweepsHundredths)} ${brand.sweepsCode} for ${formats.usd(firstPurchaseSpecial.priceCents)}.`,
  specialWithout: `First purchase: ${formats.amount(firstPurchaseSpecial.goldHundredths)} ${brand.goldCode} for ${formats.usd(firstPurchaseSpecial.priceCents)}.`,
  featured: 'Featured games',
  labelOfFirst: 'HOT is a fixed label for the first featured game. It says nothing about odds or wins.',
  allGames: 'All games',
  gamesProblem: 'Could not load games.',
  gamesLoading: 'Loading games',
  noGames: 'No games found',
  start: 'Start',
  stop: 'Stop',
  rotation: 'rotating the featured games',
  how: 'How it works',
  /** @param goldOnly Names of the states without Sweeps Coins; empty where there are none. */
  steps: (goldOnly: string) => [
    {
      title: 'Create your account',
      text: `You get ${coins.gold(welcomeOffer.goldHundredths)} and ${coins.sweeps(welcomeOffer.sweepsHundredths)} immediately. No card, no purchase.${
        goldOnly === '' ? '' : ` ${brand.sweepsCoins} are not available in ${goldOnly}.`
      }`,
    },
    {
      title: 'Pick a game',
      text: 'Read its odds and rules, then play with either coin. The odds are the same for both.',
    },
    {
      title: 'Redeem for prizes',
      text: `Play your ${brand.sweepsCoins} once, verify your identity, and redeem them at about ${formats.usd(usdCentsOf(100n))} each.`,
    },
  ],
  /** In places without Sweeps Coins. */
  stepsWithout: [
    {
      title: 'Create your account',
      text: `You get ${coins.gold(welcomeOffer.goldHundredths)} immediately. No card, no purchase.`,
    },
    {
      title: 'Pick a game',
      text: `Read its odds and rules, then play with ${brand.goldCoins}. You get a free bonus every day.`,
    },
  ],
  trust: `Why players trust ${brand.name}`,
  odds: {
    title: 'Published odds',
    text: `Every game has an RTP between ${play.rtpMinPercent}% and ${play.rtpMaxPercent}%, calculated exactly and shown on its card.`,
  },
  check: {
    title: 'Outcomes you can check',
    text: 'Each round is locked in before you play it. Your browser replays it and shows whether it matches.',
  },
  books: {
    title: 'Balances that add up',
    text: 'Every coin in or out is recorded in your activity. Records never change.',
  },
  time: {
    title: 'Play at your own pace',
    text: 'No autoplay, no countdowns. You always see your time and your net result while you play.',
  },
  important: 'Important information',
  facts: (excluded: string, goldOnly: string) => [
    `You must be ${ages.inFull} and live in the ${countryNames.US} or ${countryNames.CA}.`,
    `Void in ${excluded} and where prohibited by law.${goldOnly === '' ? '' : ` ${brand.sweepsCoins} are not available in ${goldOnly}.`}`,
    `${brand.goldCoins} are for entertainment only. They have no cash value and cannot be redeemed.`,
  ],
  sweepsFact: `${brand.sweepsCoins} cannot be bought. You get them with the welcome offer, as a bonus with ${brand.goldCoins} packages, or through a free entry.`,
  freeEntry: 'Free entry',
  rules: 'Sweepstakes Rules',
  responsible: 'Responsible Play',
};
