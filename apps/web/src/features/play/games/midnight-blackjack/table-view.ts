import type { Round } from '@goldwren/contracts/player';
import type { BlackjackEvent, BlackjackView, HandEnd } from '@goldwren/game-engine/games/midnight-blackjack';
import type { PlacedCard } from '../../cards/card-names.ts';
import { eventsOf } from '../../model/game-module.ts';

/** The cards on the table, from the events of a round. The place of a card is its number in the order of dealing. */
export interface TableView {
  readonly cards: readonly PlacedCard[];
  /** The table before each card that the dealer draws. Empty until the round is settled. */
  readonly through: readonly (readonly PlacedCard[])[];
  readonly dealer: readonly number[];
  readonly hands: readonly (readonly number[])[];
  /** The hand that is played now, or null. */
  readonly active: number | null;
  readonly doubled: boolean;
  /** The result of each hand, and what it paid in hundredths of the base stake. Both are empty while the round is open. */
  readonly ends: readonly HandEnd[];
  readonly pays: readonly number[];
}

interface Building {
  cards: PlacedCard[];
  through: PlacedCard[][];
  dealer: number[];
  hands: number[][];
  doubled: boolean;
  ends: HandEnd[];
  pays: number[];
}

const hiddenPlace = 3;

/** Card backs are shown before the first deal. */
function freshTable(): Building {
  const cards: PlacedCard[] = ['back', 'back', 'back', 'back'];
  return { cards, through: [], dealer: [1, hiddenPlace], hands: [[0, 2]], doubled: false, ends: [], pays: [] };
}

/** Adds the next card from the shoe to a hand. */
function lay(table: Building, hand: number[] | undefined, card: string): void {
  hand?.push(table.cards.length);
  table.cards.push(card);
}

function split(table: Building, cards: readonly string[]): void {
  table.hands = (table.hands[0] ?? []).map((place) => [place]);
  for (const [at, card] of cards.entries()) lay(table, table.hands[at], card);
}

function see(table: Building, event: BlackjackEvent): void {
  switch (event.type) {
    case 'deal':
      table.cards = [event.player[0] ?? null, event.dealer, event.player[1] ?? null, 'back'];
      break;
    case 'hit':
      lay(table, table.hands[event.hand], event.card);
      break;
    case 'double':
      table.doubled = true;
      lay(table, table.hands[0], event.card);
      break;
    case 'split':
      split(table, event.cards);
      break;
    case 'reveal':
      table.through.push([...table.cards]);
      table.cards[hiddenPlace] = event.card;
      break;
    case 'draw':
      table.through.push([...table.cards]);
      lay(table, table.dealer, event.card);
      break;
    case 'hand':
      table.ends.push(event.result);
      table.pays.push(event.pay_x100);
      break;
    default:
  }
}

export function tableOf(round: Round | null): TableView {
  const table = freshTable();
  if (!round) return { ...table, active: null };
  for (const event of eventsOf<BlackjackEvent>(round)) see(table, event);
  const view = round.state === 'open' ? (round.view as BlackjackView | null) : null;
  return { ...table, active: view?.active ?? null };
}
