import type { Round } from '@goldwren/contracts/player';
import type { BlackjackEvent } from '@goldwren/game-engine/games/midnight-blackjack';
import { midnightBlackjack as messages } from '@goldwren/messages/current/games/midnight-blackjack';
import { eventsOf, type StatusMessages } from '../../model/game-module.ts';
import { type TableView, tableOf } from './table-view.ts';
import { openCards, totalOf } from './totals.ts';

/** The name of a hand: the one, or the first and the second. */
export function handName({ hands }: Pick<TableView, 'hands'>, hand: number): string {
  return hands.length === 1 ? messages.yourHand : messages.splitHand(hand + 1);
}

/** A hand for ears. */
export function saidOf(whose: string, cards: readonly string[], hidden = false): string {
  const held = [...cards.map(messages.cardName), ...(hidden ? [messages.faceDown] : [])].join(', ');
  return cards.length === 0 ? whose : messages.holds(whose, held, totalOf(cards));
}

/** What the last step brought: the cards of the deal, or the one that was taken. */
function cameOf(round: Round, table: TableView): string {
  const last = eventsOf<BlackjackEvent>(round).at(-1);
  if (last?.type === 'hit') return messages.came(messages.cardName(last.card));
  if (last?.type === 'stand') return '';
  const hands = table.hands.map((places, hand) => saidOf(handName(table, hand), openCards(table.cards, places)));
  const dealer = saidOf(messages.dealer, openCards(table.cards, table.dealer), true);
  return [...hands, dealer, ...(last?.type === 'peek' ? [messages.peeked] : [])].join(' ');
}

/** While the round waits: the cards are said, the totals are said and shown. */
export function describeOpen(round: Round): StatusMessages {
  const table = tableOf(round);
  const hand = table.active ?? 0;
  const own = totalOf(openCards(table.cards, table.hands[hand] ?? []));
  const shown = messages.against(handName(table, hand), own, totalOf(openCards(table.cards, table.dealer)));
  return { said: cameOf(round, table), shown };
}

/** At the end: every hand as it lies, the dealer's last. */
export function describeEnd(round: Round): string {
  const table = tableOf(round);
  const hands = table.hands.map((places, hand) => saidOf(handName(table, hand), openCards(table.cards, places)));
  return [...hands, saidOf(messages.dealer, openCards(table.cards, table.dealer))].join(' ');
}
