import type { Round } from '@goldwren/contracts/player';
import type { BlackjackEvent } from '@goldwren/game-engine/games/midnight-blackjack';
import { midnightBlackjack as messages } from '@goldwren/messages/current/games/midnight-blackjack';
import { eventsOf, type StatusMessages } from '../../model/game-module.ts';
import { type TableView, tableOf } from './table-view.ts';
import { openCards, totalOf } from './totals.ts';

/** The name of a hand: the only one, the first, or the second. */
export function handName({ hands }: Pick<TableView, 'hands'>, hand: number): string {
  return hands.length === 1 ? messages.yourHand : messages.splitHand(hand + 1);
}

interface HandState {
  /** Whether another card lies face down. */
  readonly hidden?: boolean;
  /** Whether the hand has ended. */
  readonly final?: boolean;
}

/** A hand as screen readers hear it. */
export function spokenHand(whose: string, cards: readonly string[], state: HandState = {}): string {
  const { hidden = false, final = false } = state;
  const held = [...cards.map(messages.cardName), ...(hidden ? [messages.faceDown] : [])].join(', ');
  return cards.length === 0 ? whose : messages.holds(whose, held, totalOf(cards, final));
}

/** The cards that the last step added: those of the deal, or the one that was drawn. */
function newCardsOf(round: Round, table: TableView): string {
  const last = eventsOf<BlackjackEvent>(round).at(-1);
  if (last?.type === 'hit') return messages.came(messages.cardName(last.card));
  if (last?.type === 'stand') return '';
  const hands = table.hands.map((places, hand) => spokenHand(handName(table, hand), openCards(table.cards, places)));
  const dealer = spokenHand(messages.dealer, openCards(table.cards, table.dealer), { hidden: true });
  return [...hands, dealer, ...(last?.type === 'peek' ? [messages.peeked] : [])].join(' ');
}

/** The status of an open round. Screen readers hear the cards; the totals are heard and visible. */
export function describeOpen(round: Round): StatusMessages {
  const table = tableOf(round);
  const hand = table.active ?? 0;
  const own = totalOf(openCards(table.cards, table.hands[hand] ?? []), false);
  const shown = messages.against(handName(table, hand), own, totalOf(openCards(table.cards, table.dealer), false));
  return { spoken: newCardsOf(round, table), shown };
}

/** The status at the end: all hands, the dealer's last. */
export function describeEnd(round: Round): string {
  const table = tableOf(round);
  const spoken = (whose: string, places: readonly number[]) =>
    spokenHand(whose, openCards(table.cards, places), { final: true });
  const hands = table.hands.map((places, hand) => spoken(handName(table, hand), places));
  return [...hands, spoken(messages.dealer, table.dealer)].join(' ');
}
