import type { Round } from '@goldwren/contracts/player';
import { type Choice, createRng } from '@goldwren/game-engine';
import { type KenoEvent, kenoFortune } from '@goldwren/game-engine/games/keno-fortune';
import { kenoFortune as messages } from '@goldwren/messages/current/games/keno-fortune';
import { eventsOf } from '../../model/game-module.ts';

const { numbers, pays } = kenoFortune.maths.data;

export const cardNumbers: readonly number[] = Array.from({ length: numbers }, (_, index) => index + 1);
export const mostPicked = pays.length;

/** The numbers of a choice, complete or not. */
export function picksOf({ numbers }: Choice): readonly number[] {
  return Array.isArray(numbers) ? (numbers as number[]) : [];
}

/** With the number picked or let go; the same when the card is full. */
export function withToggled(picks: readonly number[], number: number): readonly number[] {
  if (picks.includes(number)) return picks.filter((one) => one !== number);
  return picks.length === mostPicked ? picks : [...picks, number].sort((a, b) => a - b);
}

/** As many numbers at random as are picked now, or as many as may be. They decide no outcome: every number is alike. */
export function quickPick(picks: readonly number[]): readonly number[] {
  const rng = createRng(crypto.getRandomValues(new Uint8Array(32)));
  const picked = rng.shuffle([...cardNumbers]).slice(0, picks.length || mostPicked);
  return picked.sort((a, b) => a - b);
}

/** What a settled round drew, in the order drawn; empty while there is none. */
export function drawnIn(round: Round | null): readonly number[] {
  const draw = round && eventsOf<KenoEvent>(round).find((event) => event.type === 'draw');
  return draw?.drawn ?? [];
}

/** A round on the card: its picks and its draw are those that stand there. */
export function isOnCard(round: Round | null, picks: readonly number[]): boolean {
  return round !== null && picksOf(round.choice as Choice).join() === picks.join();
}

export interface PayRow {
  readonly hits: number;
  readonly payX100: number;
}

/** What so many picks pay, by hits; empty for none. */
export function payRowsOf(picked: number): readonly PayRow[] {
  return (pays[picked - 1] ?? []).map((payX100, hits) => ({ hits, payX100 })).slice(1);
}

/** After the draw: the numbers that came, and which of them were picked. */
export function describeDraw(round: Round): string {
  const drawn = drawnIn(round);
  const hits = picksOf(round.choice as Choice).filter((number) => drawn.includes(number));
  return [messages.drawn(drawn.join(', ')), hits.length > 0 ? messages.hitNumbers(hits.join(', ')) : '']
    .filter(Boolean)
    .join(' ');
}
