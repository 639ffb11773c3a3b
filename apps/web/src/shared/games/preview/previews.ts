import type { Part } from './part.ts';
import { cards, dig, draw, fall, reels, type ShownCard } from './part-makers.ts';

/** The art of the games that previews use. */
const art = import.meta.glob<string>('../../../features/play/games/*/{symbols,card-back,earth}.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

const artOf = (slug: string, name: string) => art[`../../../features/play/games/${slug}/${name}.svg`] ?? '';

/** The number of symbols on the sheet of a game, and six of them: two for each reel. They have no special effect. */
const sheets = new Map<string, readonly [on: number, symbols: readonly number[]]>([
  ['cherry-classic-slots', [7, [5, 2, 4, 6, 3, 1]]],
  ['coin-vault-fortune', [10, [8, 5, 0, 6, 7, 9]]],
  ['dragon-ways-slots', [10, [8, 7, 9, 5, 4, 6]]],
  ['gem-cascade-fortune', [9, [1, 5, 3, 4, 2, 0]]],
  ['mega-tower-slots', [12, [8, 7, 5, 9, 3, 10]]],
  ['starlight-fortune', [10, [4, 9, 3, 6, 7, 8]]],
]);

const hands = new Map<string, readonly ShownCard[]>([
  [
    'jacks-or-better-poker',
    [
      ['9', 'club'],
      ['4', 'diamond'],
      ['10', 'spade'],
      ['7', 'heart'],
      ['2', 'club'],
    ],
  ],
  [
    'midnight-blackjack',
    [
      ['10', 'spade'],
      ['7', 'diamond'],
    ],
  ],
  [
    'three-card-poker',
    [
      ['10', 'heart'],
      ['7', 'club'],
      ['4', 'diamond'],
    ],
  ],
]);

/**
 * The preview of a game: an ordinary round that wins nothing or little, because a preview must not promise a win. No symbol
 * is on two reels, no hand has a pair, the ball lands next to the middle, one of three chosen numbers is drawn, and two of
 * six cells are opened. Games without a preview have no parts.
 */
export function previewOf(slug: string): Part[] {
  const sheet = sheets.get(slug);
  if (sheet) return reels(artOf(slug, 'symbols'), ...sheet);
  const hand = hands.get(slug);
  if (hand) return cards(artOf(slug, 'card-back'), hand);
  if (slug === 'plinko-fortune') return fall([1, -1, -1, 1, 1, -1]);
  if (slug === 'keno-fortune') return draw([3, 7, 14], [5, 7, 11, 10]);
  if (slug === 'mine-seeker-slots') return dig(artOf(slug, 'earth'), [1, 3]);
  return [];
}
