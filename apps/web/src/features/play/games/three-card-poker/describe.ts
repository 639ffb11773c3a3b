import type { Round } from '@goldwren/contracts/player';
import { threeCardPoker } from '@goldwren/game-engine/games/three-card-poker';
import { threeCardPoker as messages } from '@goldwren/messages/current/games/three-card-poker';
import type { Confirmation, StatusMessages } from '../../model/game-module.ts';
import type { Decision } from '../../model/round-types.ts';
import { dealerPlaces, playerPlaces, tableOf } from './table-view.ts';

const { anteBonus } = threeCardPoker.maths.data;

/** A hand as screen readers hear it, in order. `hand` is empty while unknown. */
export function spokenHand(whose: string, cards: readonly string[], hidden: number, hand: string): string {
  const held = [...cards.map(messages.cardName), ...Array.from({ length: hidden }, () => messages.faceDown)];
  return held.length === 0 ? whose : messages.holds(whose, held.join(', '), hand);
}

function handsOf(round: Round): { player: string; dealer: string; name: string } {
  const { cards, hand, outcome } = tableOf(round);
  const at = (places: readonly number[]) => places.map((place) => cards[place] ?? '');
  const name = hand ? messages.hands[hand].name : '';
  const dealer = outcome ? spokenHand(messages.dealer, at(dealerPlaces), 0, messages.hands[outcome.dealer].name) : '';
  return { player: spokenHand(messages.yourHand, at(playerPlaces), 0, name), dealer, name };
}

/** The status after the deal. Screen readers hear the cards; the instruction is heard and visible. */
export function describeOpen(round: Round): StatusMessages {
  const { player, name } = handsOf(round);
  return { spoken: player, shown: messages.choose(name) };
}

export function describeEnd(round: Round): string {
  const { player, dealer } = handsOf(round);
  return `${player} ${dealer}`;
}

/** A hand with a bonus wins whatever the dealer has. Folding it is almost always a mistake, so request confirmation. */
export function confirmationFor(round: Round, decision: Decision): Confirmation | null {
  const { hand } = tableOf(round);
  if (decision.type !== 'fold' || hand === null || !anteBonus[hand]) return null;
  return messages.foldBonus(messages.hands[hand].spoken);
}
