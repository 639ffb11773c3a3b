const ranks: Readonly<Record<string, string>> = { A: 'ace', K: 'king', Q: 'queen', J: 'jack', T: '10' };
const suits: Readonly<Record<string, string>> = { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' };

const rank = (card: string) => ranks[card.charAt(0)] ?? card.charAt(0);

/** Names of playing cards, for every card game. */
export const cards = {
  /** `TD`: "10 of diamonds". */
  name: (card: string) => `${rank(card)} of ${suits[card.charAt(1)] ?? ''}`,
  /** The ranks that decide between two high cards: "queen high", and "queen-10" if the highest are equal. */
  high: (shown: readonly string[]) => `${shown.map(rank).join('-')}${shown.length === 1 ? ' high' : ''}`,
  faceDown: 'Card face down',
};
