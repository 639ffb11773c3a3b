import { gemCascadeFortune } from '@goldwren/game-engine/games/gem-cascade-fortune';
import type { TumbleGame } from '../../tumbles/tumble-game.ts';
import { shatter } from './shatter.ts';
import url from './symbols.svg';

const { symbols, scatter, fewestScatters } = gemCascadeFortune.maths.data;

/** Gem Cascade Fortune with the numbers of its maths. */
export const gemCascade: TumbleGame = {
  columns: 6,
  rows: 5,
  // Pays nothing and contains every gem.
  restingGrid: [
    ['amethyst', 'pearl', 'topaz', 'jade', 'ruby'],
    ['jade', 'emerald', 'pearl', 'sapphire', 'topaz'],
    ['pearl', 'crown', 'diamond', 'amethyst', 'jade'],
    ['topaz', 'ruby', 'jade', 'crown', 'pearl'],
    ['emerald', 'topaz', 'amethyst', 'pearl', 'diamond'],
    ['sapphire', 'jade', 'pearl', 'emerald', 'amethyst'],
  ],
  feature: { symbol: scatter, needed: fewestScatters },
  sheet: { url, ids: symbols.map(({ id }) => id) },
  shatter,
};
