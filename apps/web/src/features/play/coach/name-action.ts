import type { GameAction, GameEvent } from '@goldwren/game-engine';
import { coach } from '@goldwren/messages/current/coach';

const suits: Readonly<Record<string, string>> = { C: '♣', D: '♦', H: '♥', S: '♠' };

/** `KS` → `K♠`, `TD` → `10♦`. */
function cardSign(card: string): string {
  return `${card.charAt(0) === 'T' ? '10' : card.charAt(0)}${suits[card.charAt(1)] ?? ''}`;
}

/** Names a decision as part of a sentence: the cards to hold, or the label of the action. */
export function nameAction(
  action: GameAction,
  events: readonly Pick<GameEvent, 'type'>[],
  labels: Readonly<Record<string, string>>,
): string {
  if (!('positions' in action)) return labels[action.type] ?? action.type;
  const positions = action.positions as readonly number[];
  const [deal] = events as readonly { readonly cards?: readonly string[] }[];
  if (positions.length === 0) return coach.holdNothing;
  return coach.hold(positions.map((position) => cardSign(deal?.cards?.[position] ?? '')).join(' '));
}
