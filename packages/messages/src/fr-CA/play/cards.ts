import type { cards as Shape } from '../../en/play/cards.ts';

const ranks: Readonly<Record<string, string>> = { A: 'as', K: 'roi', Q: 'dame', J: 'valet', T: '10' };
const suits: Readonly<Record<string, string>> = { S: 'pique', H: 'cœur', D: 'carreau', C: 'trèfle' };

const rank = (card: string) => ranks[card.charAt(0)] ?? card.charAt(0);

export const cards: typeof Shape = {
  name: (card) => `${rank(card)} de ${suits[card.charAt(1)] ?? ''}`,
  high: (shown) => `${shown.length === 1 ? 'hauteur ' : ''}${shown.map(rank).join('-')}`,
  faceDown: 'Carte face cachée',
};
