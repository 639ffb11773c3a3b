const ranks: Readonly<Record<string, string>> = { A: 'ace', K: 'king', Q: 'queen', J: 'jack', T: '10' };
const suits: Readonly<Record<string, string>> = { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' };

/** Names of playing cards, for every card game. */
export const cards = {
  /** `TD`: "10 of diamonds". */
  name: (card: string) => `${ranks[card.charAt(0)] ?? card.charAt(0)} of ${suits[card.charAt(1)] ?? ''}`,
  faceDown: 'Card face down',
};
