import { hashOf } from './seal.ts';

/** Symbols on a 64 grid, cut like the charges of a coat of arms: one closed outline each, even-odd filled. */
export const emblems = {
  star: 'M32 5l7.9 17.4 19 2.2-14.1 12.9 3.8 18.7L32 46.9l-16.6 9.3 3.8-18.7L5.1 24.6l19-2.2Z',
  spade:
    'M32 5c7 9 23 16 23 29.5C55 43 48.5 47 42.5 47c-3.2 0-6-1.1-8-3 .6 6.5 2.7 11 7 14.5h-19c4.3-3.5 6.4-8 7-14.5-2 1.9-4.8 3-8 3C15.5 47 9 43 9 34.5 9 21 25 14 32 5Z',
  cards:
    'M11 14.5 33.5 8.5a3 3 0 0 1 3.7 2.1l.6 2.4h13.7a3 3 0 0 1 3 3v39a3 3 0 0 1-3 3h-24a3 3 0 0 1-3-3v-1.5l-4.6 1.2a3 3 0 0 1-3.7-2.1L8.9 18.2a3 3 0 0 1 2.1-3.7ZM39.5 26c-3 4-8 7-8 12 0 3 2.2 4.8 4.6 4.8.9 0 1.7-.2 2.4-.7-.3 2-1 3.5-2.3 4.9h6.6c-1.3-1.4-2-2.9-2.3-4.9.7.5 1.5.7 2.4.7 2.4 0 4.6-1.8 4.6-4.8 0-5-5-8-8-12Z',
  gem: 'M18 10h28l13 15-27 31L5 25Zm1.5 5L13 23h9.5Zm25 0L41.5 23H51ZM32 14l-7 9h14Zm-8 13 8 22 8-22Z',
  cherry:
    'M48 6c1.5 4-.5 8-4.5 9.5 1.2 7 3.6 12.5 7.3 17A13 13 0 1 1 38 54.5 13.5 13.5 0 1 1 22.5 31C28 27.5 35 20.5 38 12.5 40.5 9.5 43.5 7 48 6ZM39.5 19.5c-3.3 5-7.2 8.9-11 11.7a13.4 13.4 0 0 1 7 6.6 13 13 0 0 1 9.3-7.1 40 40 0 0 1-5.3-11.2Z',
  coin: 'M32 6a26 26 0 1 1 0 52 26 26 0 0 1 0-52Zm0 7a19 19 0 1 0 0 38 19 19 0 0 0 0-38Zm0 5 4 9.5 10 4.5-10 4.5L32 46l-4-9.5L18 32l10-4.5Z',
  tower: 'M14 6h8v6h6V6h8v6h6V6h8v16l-5 5v25h6v7H13v-7h6V27l-5-5Zm13.5 46h9V42a4.5 4.5 0 0 0-9 0Zm2-22v6h5v-6Z',
  pegs: 'M32 4a5 5 0 1 1 0 10 5 5 0 0 1 0-10Zm-10 18a5 5 0 1 1 0 10 5 5 0 0 1 0-10Zm20 0a5 5 0 1 1 0 10 5 5 0 0 1 0-10ZM12 40a5 5 0 1 1 0 10 5 5 0 0 1 0-10Zm20 0a5 5 0 1 1 0 10 5 5 0 0 1 0-10Zm20 0a5 5 0 1 1 0 10 5 5 0 0 1 0-10ZM8 54h48v6H8Z',
  bell: 'M32 5a4.5 4.5 0 0 1 4.5 4.7C46 11.8 50 19.5 50 28c0 9 2.5 14 6 18H8c3.5-4 6-9 6-18 0-8.5 4-16.2 13.5-18.3A4.5 4.5 0 0 1 32 5Zm-7.5 44h15a7.5 7.5 0 0 1-15 0Z',
  moon: 'M41 6.5A27 27 0 1 0 57.5 41 22 22 0 0 1 41 6.5Z',
  clover:
    'M32 30c-6-5-12-9-12-15.5C20 9.5 23.5 6 27 6c2.5 0 4.2 1.3 5 3.5C32.8 7.3 34.5 6 37 6c3.5 0 7 3.5 7 8.5C44 21 38 25 32 30Zm-2 2c-5 6-9 12-15.5 12C9.5 44 6 40.5 6 37c0-2.5 1.3-4.2 3.5-5C7.3 31.2 6 29.5 6 27c0-3.5 3.5-7 8.5-7C21 20 25 26 30 32Zm4 0c5-6 9-12 15.5-12 5 0 8.5 3.5 8.5 7 0 2.5-1.3 4.2-3.5 5 2.2.8 3.5 2.5 3.5 5 0 3.5-3.5 7-8.5 7-5.5 0-9.2-4.3-13-9.2 1.2 9.4 3.7 15.7 9 21.2l-5 3c-7-7-9.5-15-9.5-27Z',
  balls:
    'M20 6a14 14 0 1 1 0 28 14 14 0 0 1 0-28Zm24 0a14 14 0 1 1 0 28 14 14 0 0 1 0-28ZM32 30a14 14 0 1 1 0 28 14 14 0 0 1 0-28ZM20 13a7 7 0 1 0 0 14 7 7 0 0 0 0-14Zm24 0a7 7 0 1 0 0 14 7 7 0 0 0 0-14ZM32 37a7 7 0 1 0 0 14 7 7 0 0 0 0-14Z',
  dragon:
    'M15 2c4 6 9 8 13 11q4-1 8 0c4-3 9-5 13-11 2 7-1 13-5 16l3 5c5-1 9-4 14-9-1 8-5 13-13 15l-1 5c5-1 10 0 15 4-5 0-9 1-12 4-2 1-4 3-5 5-1 7-4 14-13 14s-12-7-13-14c-1-2-3-4-5-5-3-3-7-4-12-4 5-4 10-5 15-4l-1-5C8 27 4 22 3 14c5 5 9 8 14 9l3-5c-4-3-7-9-5-16Zm5 24 10 6q-8 2-10-6Zm24 0-10 6q8 2 10-6ZM26 46l5 3-5 1Zm12 0-5 3 5 1Z',
} as const;

export type Emblem = keyof typeof emblems;

/** What a word in a game's address stands for; a game without one gets an emblem by its hash. */
const meanings: readonly (readonly [RegExp, Emblem])[] = [
  [/star/, 'star'],
  [/keno|bingo/, 'balls'],
  [/blackjack/, 'spade'],
  [/poker|jacks|card/, 'cards'],
  [/gem|mine|jewel/, 'gem'],
  [/cherry|fruit/, 'cherry'],
  [/coin|vault|gold/, 'coin'],
  [/tower|castle/, 'tower'],
  [/plinko/, 'pegs'],
  [/dragon/, 'dragon'],
  [/bell/, 'bell'],
  [/moon|night/, 'moon'],
];

export function emblemOf(slug: string): Emblem {
  const meant = meanings.find(([words]) => words.test(slug));
  if (meant) return meant[1];
  const names = Object.keys(emblems) as Emblem[];
  return names[hashOf(slug) % names.length] ?? 'clover';
}
