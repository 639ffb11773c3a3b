import type { Round } from '@goldwren/contracts/player';
import type { BlackjackEvent } from '@goldwren/game-engine/games/midnight-blackjack';
import { midnightBlackjack as words } from '@goldwren/messages/current/games/midnight-blackjack';
import { eventsOf, type StatusWords } from '../../model/game-module.ts';
import { type TableView, tableOf } from './table-view.ts';
import { openCards, totalOf } from './totals.ts';

/** The name of a hand: the one, or the first and the second. */
export function handName({ hands }: Pick<TableView, 'hands'>, hand: number): string {
  return hands.length === 1 ? words.yourHand : words.splitHand(hand + 1);
}

/** A hand for ears. */
export function saidOf(whose: string, cards: readonly string[], hidden = false): string {
  const held = [...cards.map(words.cardName), ...(hidden ? [words.faceDown] : [])].join(', ');
  return cards.length === 0 ? whose : words.holds(whose, held, totalOf(cards));
}

/** What the last step brought: the cards of the deal, or the one that was taken. */
function cameOf(round: Round, table: TableView): string {
  const last = eventsOf<BlackjackEvent>(round).at(-1);
  if (last?.type === 'hit') return words.came(words.cardName(last.card));
  if (last?.type === 'stand') return '';
  const hands = table.hands.map((places, hand) => saidOf(handName(table, hand), openCards(table.cards, places)));
  const dealer = saidOf(words.dealer, openCards(table.cards, table.dealer), true);
  return [...hands, dealer, ...(last?.type === 'peek' ? [words.peeked] : [])].join(' ');
}

/** While the round waits: the cards are said, the totals are said and shown. */
export function describeOpen(round: Round): StatusWords {
  const table = tableOf(round);
  const hand = table.active ?? 0;
  const own = totalOf(openCards(table.cards, table.hands[hand] ?? []));
  const shown = words.against(handName(table, hand), own, totalOf(openCards(table.cards, table.dealer)));
  return { said: cameOf(round, table), shown };
}

/** At the end: every hand as it lies, the dealer's last. */
export function describeEnd(round: Round): string {
  const table = tableOf(round);
  const hands = table.hands.map((places, hand) => saidOf(handName(table, hand), openCards(table.cards, places)));
  return [...hands, saidOf(words.dealer, openCards(table.cards, table.dealer))].join(' ');
}
