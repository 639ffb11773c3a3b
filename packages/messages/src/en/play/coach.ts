/** Compares a finished hand with the best play. */
export const coach = {
  title: 'Coach after each hand',
  best: 'You made the best decision each time.',
  /** @param amount `0.12×` */
  better: (best: string, taken: string, amount: string) =>
    `Best: ${best}. You chose: ${taken}. That gave up ${amount} your stake.`,
  hold: (cards: string) => `hold ${cards}`,
  holdNothing: 'draw five new cards',
  average:
    'What a decision gives up is an average over all cards that could follow. A single hand can end better or worse.',
};
