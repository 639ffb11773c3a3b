import type { Round } from '@goldwren/contracts/player';
import { type Choice, computePayout } from '@goldwren/game-engine';
import { type MinesEvent, mineSeekerSlots } from '@goldwren/game-engine/games/mine-seeker-slots';
import { mineSeekerSlots as messages } from '@goldwren/messages/current/games/mine-seeker-slots';
import { coinCode, formats } from '../../../../lib/i18n/format.ts';
import { eventsOf, type StatusMessages } from '../../model/game-module.ts';
import { hundredthsOf } from '../../model/play-state.ts';

const { cells, fields } = mineSeekerSlots.maths.data;
export const { columns } = mineSeekerSlots.maths.data;

export const cellNumbers: readonly number[] = Array.from({ length: cells }, (_, cell) => cell);
export const mineCounts: readonly number[] = fields.map(({ mines }) => mines);

/** The number of mines of a choice. Falls back to the lowest number. */
export function minesOf({ mines }: Choice): number {
  return mineCounts.find((count) => count === mines) ?? (mineCounts[0] as number);
}

/** Payouts in hundredths of the stake, by the number of safe cells, starting with one. */
function paysOf(mines: number): readonly number[] {
  return fields.find((field) => field.mines === mines)?.pays ?? [];
}

export interface FieldView {
  /** Safe cells in the order opened. */
  readonly safe: readonly number[];
  readonly blast: number | null;
  /** The positions of the mines. Empty while they are not revealed. */
  readonly mines: readonly number[];
}

export const covered: FieldView = { safe: [], blast: null, mines: [] };

/** What a round has revealed so far. */
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

/** "1.10" for 110. */
export function timesOf(payX100: number): string {
  return formats.amount(BigInt(payX100));
}

/** The status before every decision: the last cell, the payout of stopping now, and the payout after one more safe cell. */
export function describeOpen(round: Round): StatusMessages {
  const { safe } = fieldOf(round);
  const last = safe.at(-1);
  if (last === undefined) return { spoken: '', shown: messages.begin };
  const pays = paysOf(minesOf(round.choice as Choice));
  const now = computePayout(hundredthsOf(round.stake), pays[safe.length - 1] as number);
  const amount = `${formats.amount(now)} ${coinCode(round.currency)}`;
  return {
    spoken: messages.isSafe(placeOf(last)),
    shown: messages.decide(amount, timesOf(pays[safe.length] as number)),
  };
}

/** The status after the last step: the position of the mine that was hit, if any. */
export function describeEnd(round: Round): string {
  const { blast } = fieldOf(round);
  return blast === null ? '' : messages.wasMine(placeOf(blast));
}

/** The chance that the next cell is safe, as a reduced fraction. Null when no covered cell is safe. */
export function nextCellOdds(mines: number, opened: number): { readonly safe: number; readonly of: number } | null {
  const hidden = cells - opened;
  const safe = hidden - mines;
  if (safe <= 0) return null;
  const divisor = commonDivisor(safe, hidden);
  return { safe: safe / divisor, of: hidden / divisor };
}

function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b);
}

export interface PayStep {
  readonly safe: number;
  readonly payX100: number;
  readonly now: boolean;
}

/** The last payout step that was passed, the current one and the following ones, `shown` in total. */
export function payStepsOf(mines: number, safe: number, shown: number): readonly PayStep[] {
  const pays = paysOf(mines);
  const first = Math.max(0, Math.min(safe - 2, pays.length - shown));
  return pays.slice(first, first + shown).map((payX100, index) => {
    const count = first + index + 1;
    return { safe: count, payX100, now: count === safe };
  });
}
