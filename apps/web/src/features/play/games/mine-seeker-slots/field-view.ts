import type { Round } from '@goldwren/contracts/player';
import { type Choice, payoutOf } from '@goldwren/game-engine';
import { type MinesEvent, mineSeekerSlots } from '@goldwren/game-engine/games/mine-seeker-slots';
import { mineSeekerSlots as messages } from '@goldwren/messages/current/games/mine-seeker-slots';
import { coinCode, formats } from '../../../../lib/format.ts';
import { eventsOf, type StatusMessages } from '../../model/game-module.ts';
import { hundredthsOf } from '../../model/play-state.ts';

const { cells, columns, fields } = mineSeekerSlots.maths.data;

export const cellNumbers: readonly number[] = Array.from({ length: cells }, (_, cell) => cell);
export const mineCounts: readonly number[] = fields.map(({ mines }) => mines);

/** How many mines a choice has; the fewest where it says nothing. */
export function minesOf({ mines }: Choice): number {
  return mineCounts.find((count) => count === mines) ?? (mineCounts[0] as number);
}

/** Hundredths of the stake by safe cells, one cell first. */
function paysOf(mines: number): readonly number[] {
  return fields.find((field) => field.mines === mines)?.pays ?? [];
}

export interface FieldView {
  /** Safe cells in the order opened. */
  readonly safe: readonly number[];
  readonly blast: number | null;
  /** Where the mines lay; empty while that is not told. */
  readonly mines: readonly number[];
}

export const covered: FieldView = { safe: [], blast: null, mines: [] };

/** What a round has brought to light. */
export function fieldOf(round: Pick<Round, 'events'> | null): FieldView {
  if (!round) return covered;
  const events = eventsOf<MinesEvent>(round);
  return {
    safe: events.flatMap((event) => (event.type === 'safe' ? [event.cell] : [])),
    blast: events.find((event) => event.type === 'blast')?.cell ?? null,
    mines: events.find((event) => event.type === 'mines')?.cells ?? [],
  };
}

export type CellLook = 'covered' | 'safe' | 'mine' | 'blast';

export function lookOf({ safe, blast, mines }: FieldView, cell: number): CellLook {
  if (cell === blast) return 'blast';
  if (safe.includes(cell)) return 'safe';
  return mines.includes(cell) ? 'mine' : 'covered';
}

/** "Row 2, column 3". */
export function placeOf(cell: number): string {
  return messages.place(1 + Math.trunc(cell / columns), 1 + (cell % columns));
}

/** "1.10" of 110. */
export function timesOf(payX100: number): string {
  return formats.amount(BigInt(payX100));
}

/** Before every decision: what the last cell was, what stopping pays now, and what one more safe cell would. */
export function describeOpen(round: Round): StatusMessages {
  const { safe } = fieldOf(round);
  const last = safe.at(-1);
  if (last === undefined) return { said: '', shown: messages.begin };
  const pays = paysOf(minesOf(round.choice as Choice));
  const now = payoutOf(hundredthsOf(round.stake), pays[safe.length - 1] as number);
  const amount = `${formats.amount(now)} ${coinCode(round.currency)}`;
  return { said: messages.isSafe(placeOf(last)), shown: messages.decide(amount, timesOf(pays[safe.length] as number)) };
}

/** After the last step: where the mine was, if it was one. */
export function describeEnd(round: Round): string {
  const { blast } = fieldOf(round);
  return blast === null ? '' : messages.wasMine(placeOf(blast));
}

export interface PayStep {
  readonly safe: number;
  readonly payX100: number;
  readonly now: boolean;
}

/** The pay now and those that would come next, so many of them; from the first where none is open. */
export function payStepsOf(mines: number, safe: number, shown: number): readonly PayStep[] {
  const pays = paysOf(mines);
  const first = Math.max(0, Math.min(safe - 1, pays.length - shown));
  return pays.slice(first, first + shown).map((payX100, index) => {
    const count = first + index + 1;
    return { safe: count, payX100, now: count === safe };
  });
}
