import type { Round } from '@goldwren/contracts/player';
import { type Choice, createRng } from '@goldwren/game-engine';
import { type KenoEvent, kenoFortune } from '@goldwren/game-engine/games/keno-fortune';
import { kenoFortune as messages } from '@goldwren/messages/current/games/keno-fortune';
import { eventsOf } from '../../model/game-module.ts';

const { numbers, drawn, pays } = kenoFortune.maths.data;

export const cardNumbers: readonly number[] = Array.from({ length: numbers }, (_, index) => index + 1);
export const mostPicked = pays.length;
export const ballsDrawn = drawn;

/** The numbers of a choice, complete or not. */
export function picksOf({ numbers }: Choice): readonly number[] {
  return Array.isArray(numbers) ? (numbers as number[]) : [];
}

/** Toggles a number. Returns the same picks when the card is full. */
export function withToggled(picks: readonly number[], number: number): readonly number[] {
  if (picks.includes(number)) return picks.filter((one) => one !== number);
  return picks.length === mostPicked ? picks : [...picks, number].sort((a, b) => a - b);
}

/**
 * Picks as many random numbers as are picked now, or the maximum if none are. They do not influence the outcome: all
 * numbers are equally likely.
 */
export function quickPick(picks: readonly number[]): readonly number[] {
  const rng = createRng(crypto.getRandomValues(new Uint8Array(32)));
  const picked = rng.shuffle([...cardNumbers]).slice(0, picks.length || mostPicked);
  return picked.sort((a, b) => a - b);
}

/** The numbers that a settled round drew, in order. Empty without a round. */
export function drawnIn(round: Round | null): readonly number[] {
  const draw = round && eventsOf<KenoEvent>(round).find((event) => event.type === 'draw');
  return draw?.drawn ?? [];
}

/** True when the picks of the round are the picks on the card. */
export function isOnCard(round: Round | null, picks: readonly number[]): boolean {
  return round !== null && picksOf(round.choice as Choice).join() === picks.join();
}

export interface PayRow {
  readonly hits: number;
  readonly payX100: number;
}

/** The payouts for this number of picks, by hits. Empty for none. */
export function payRowsOf(picked: number): readonly PayRow[] {
  return (pays[picked - 1] ?? []).map((payX100, hits) => ({ hits, payX100 })).slice(1);
}

/** The status after the draw: the drawn numbers, and which of them were picked. */
export function describeDraw(round: Round): string {
  const drawn = drawnIn(round);
  const hits = picksOf(round.choice as Choice).filter((number) => drawn.includes(number));
  return [messages.drawn(drawn.join(', ')), hits.length > 0 ? messages.hitNumbers(hits.join(', ')) : '']
    .filter(Boolean)
    .join(' ');
}
