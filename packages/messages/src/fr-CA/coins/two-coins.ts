import { leastPayoutHundredths, welcomeOffer } from '@goldwren/rules';
import type { twoCoins as Shape } from '../../en/coins/two-coins.ts';
import { formats } from '../formats.ts';

const leastSweeps = formats.amount(leastPayoutHundredths(null));

export const twoCoins: typeof Shape = {
  title: 'Deux pièces, deux usages',
  oneCoin: 'Votre pièce',
  stations: { buy: 'Acheter', play: 'Jouer', redeem: 'Échanger' },
  gold: {
    name: 'Pièces d’or',
    purpose: 'Pour le plaisir',
    start: `Vous commencez avec ${formats.amount(welcomeOffer.goldHundredths)}.`,
    can: 'Vous pouvez jouer à tous les jeux avec elles, en réclamer chaque jour et en acheter.',
    cannot: 'Vous ne pouvez pas les échanger. Elles n’ont aucune valeur en argent.',
  },
  sweeps: {
    name: 'Pièces Sweeps',
    purpose: 'Pour les prix',
    start: `Vous en recevez ${formats.amount(welcomeOffer.sweepsHundredths)} gratuitement.`,
    can: `Vous pouvez jouer à tous les jeux avec elles. Après les avoir jouées une fois, vous pouvez en échanger ${leastSweeps} ou plus contre des prix.`,
    cannot: 'Vous ne pouvez pas les acheter. Vous les recevez gratuitement, aussi par la poste.',
  },
};
