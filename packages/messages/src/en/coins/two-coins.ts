import { brand, leastPayoutHundredths, welcomeOffer } from '@goldwren/rules';
import { formats } from '../formats.ts';

const leastSweeps = formats.amount(leastPayoutHundredths(null));

/** The picture that explains what each coin is for. */
export const twoCoins = {
  title: 'Two coins, two purposes',
  oneCoin: 'Your coin',
  stations: { buy: 'Buy', play: 'Play', redeem: 'Redeem' },
  gold: {
    name: brand.goldCoins as string,
    purpose: 'For fun',
    start: `You start with ${formats.amount(welcomeOffer.goldHundredths)}.`,
    can: 'You can play every game with them, claim more each day, and buy more.',
    cannot: 'You cannot redeem them. They have no cash value.',
  },
  sweeps: {
    name: brand.sweepsCoins as string,
    purpose: 'For prizes',
    start: `You get ${formats.amount(welcomeOffer.sweepsHundredths)} free.`,
    can: `You can play every game with them. After you play them once, you can redeem ${leastSweeps} or more for prizes.`,
    cannot: 'You cannot buy them. You get them free, also by mail.',
  },
};
