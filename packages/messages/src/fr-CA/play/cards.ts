import type { cards as Shape } from '../../en/play/cards.ts';

const ranks: Readonly<Record<string, string>> = { A: 'as', K: 'roi', Q: 'dame', J: 'valet', T: '10' };
const suits: Readonly<Record<string, string>> = { S: 'pique', H: 'cœur', D: 'carreau', C: 'trèfle' };

export const cards: typeof Shape = {
  name: (card) => `${ranks[card.charAt(0)] ?? card.charAt(0)} de ${suits[card.charAt(1)] ?? ''}`,
  faceDown: 'Carte face cachée',
};
