import type { Round } from '@goldwren/contracts/player';
import type { JacksEvent } from '@goldwren/game-engine/games/jacks-or-better-poker';
import { jacksOrBetterPoker as messages } from '@goldwren/messages/current/games/jacks-or-better-poker';
import type { PlacedCard } from '../../cards/card-names.ts';
import { type Confirmation, eventsOf } from '../../model/game-module.ts';
import type { RoundPhase } from '../../model/play-state.ts';
import type { Decision } from '../../model/round-types.ts';
import { currentHand, isPayingHand } from './current-hand.ts';
import { heldIn } from './use-holds.ts';

/** The cards on the table, from the server's view of an open round or the events of a settled round. */
export interface TableView {
  /** Empty before the first deal. */
  readonly cards: readonly string[];
  /** The held positions, or null while they can still be chosen. */
  readonly held: readonly number[] | null;
  readonly settled: boolean;
}

const handSize = 5;
const emptyTable: TableView = { cards: [], held: null, settled: false };

export function tableOf(round: Round | null): TableView {
  if (!round) return emptyTable;
  if (round.state === 'open') {
    const [dealt] = eventsOf<JacksEvent>(round);
    return { cards: dealt?.type === 'deal' ? dealt.cards : [], held: null, settled: false };
  }
  const draw = eventsOf<JacksEvent>(round).find((event) => event.type === 'draw');
  return { cards: draw?.cards ?? [], held: draw?.held ?? [], settled: true };
}

/** The content of the five places. Card backs are shown before the first deal, and nothing while a stake is being sent. */
export function placedCards({ cards }: TableView, phase: RoundPhase): readonly PlacedCard[] {
  if (cards.length === handSize) return cards;
  return Array.from({ length: handSize }, () => (phase === 'staking' ? null : 'back'));
}

function namesOf(cards: readonly string[]): string {
  return cards.map(messages.cardName).join(', ');
}

/** The status after the deal. Screen readers hear the cards; the instruction is heard and visible. */
export function describeDeal(round: Round): { spoken: string; shown: string } {
  return { spoken: messages.dealt(namesOf(tableOf(round).cards)), shown: messages.choose };
}

/** The status after the draw: the new cards. Empty when all were held. */
export function describeDraw(round: Round): string {
  const { cards, held } = tableOf(round);
  const drawn = cards.filter((_, position) => !held?.includes(position));
  return drawn.length > 0 ? messages.drawn(namesOf(drawn)) : '';
}

/**
 * Requests confirmation before the player draws five new cards and discards a paying hand. This is almost always a mistake.
 */
export function confirmationFor(round: Round, decision: Decision): Confirmation | null {
  const { cards, settled } = tableOf(round);
  if (settled || cards.length !== handSize || heldIn(decision).length > 0) return null;
  const hand = currentHand(cards);
  return isPayingHand(hand) ? messages.throwAway(messages.hands[hand].spoken) : null;
}
