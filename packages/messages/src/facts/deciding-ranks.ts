import type { PlayedEvent } from './game-facts.ts';

const ranks = '23456789TJQKA';

const highestFirst = (cards: unknown): string[] =>
  Array.isArray(cards)
    ? cards.map((card) => String(card).charAt(0)).sort((one, other) => ranks.indexOf(other) - ranks.indexOf(one))
    : [];

/**
 * The ranks of the player's and the dealer's cards, from the highest to the first that differs, which decides between two high
 * cards: `[['Q', 'T'], ['Q', '9']]`. All ranks if none differs.
 */
export function decidingRanks(events: readonly PlayedEvent[]): readonly [string[], string[]] {
  const cardsIn = (type: string, field: string) => highestFirst(events.find((event) => event.type === type)?.[field]);
  const [player, dealer] = [cardsIn('deal', 'player'), cardsIn('reveal', 'dealer')];
  const differs = player.findIndex((rank, at) => rank !== dealer[at]);
  const count = differs === -1 ? player.length : differs + 1;
  return [player.slice(0, count), dealer.slice(0, count)];
}
