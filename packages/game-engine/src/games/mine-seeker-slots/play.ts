import { defineChoice } from '../../choice.ts';
import { parsePicks } from '../../families/draws/ascending-picks.ts';
import { createOrderedPool, drawDistinct } from '../../families/draws/draw-distinct.ts';
import { locked } from '../../locked.ts';
import type { DecisionGame, GameMaths, LegalAction, MathsLock, Rng, Step } from '../../types.ts';
import type { MinesAction, MinesChoice, MinesEvent, MinesView } from './events.ts';
import type { MinesData } from './maths.ts';
import { buildMinesRules, type MinesRuleFacts, rulesVersion } from './rules.ts';

/** The state never leaves the server. See `view`. */
export type MinesState = {
  /** Cells of the mines, ascending. */
  mineCells: readonly number[];
  /** Opened safe cells in opening order. */
  opened: readonly number[];
  over: 'no' | 'blast' | 'paid';
};

type MinesGame = DecisionGame<MinesChoice, MinesAction, MinesEvent, MinesView, MinesState> & {
  readonly maths: GameMaths<MinesData>;
  readonly rules: MinesRuleFacts;
};

function readFields(raw: unknown): Record<string, unknown> | null {
  return raw !== null && typeof raw === 'object' && !Array.isArray(raw) ? (raw as Record<string, unknown>) : null;
}

function parseMinesAction({ cells: size }: MinesData, raw: unknown): MinesAction | null {
  const { type, cells, ...unknownFields } = readFields(raw) ?? {};
  if (Object.keys(unknownFields).length > 0) return null;
  if (type === 'cash_out') return cells === undefined ? { type } : null;
  const one = type === 'open' ? parsePicks(cells, { lowest: 0, highest: size - 1, most: 1 }) : null;
  return one && { type: 'open', cells: one };
}

function getPays({ fields }: MinesData, { mineCells }: MinesState): readonly number[] {
  const field = fields.find(({ mines }) => mines === mineCells.length);
  if (!field) throw new RangeError(`There is no field with ${mineCells.length} mines.`);
  return field.pays;
}

/** Returns the pay of cashing out now, or the pay of a settled round. */
function getCurrentPay(data: MinesData, state: MinesState): number {
  if (state.over === 'blast' || state.opened.length === 0) return 0;
  return getPays(data, state)[state.opened.length - 1] as number;
}

function dealField(cells: number, mineCells: readonly number[]): Step<MinesState, MinesEvent> {
  const field: MinesEvent = { type: 'field', cells, mines: mineCells.length };
  return { state: { mineCells, opened: [], over: 'no' }, events: [field], raiseX100: 0 };
}

function dealMines({ cells }: MinesData, rng: Rng, { mines }: MinesChoice): Step<MinesState, MinesEvent> {
  const pool = new Uint8Array(cells);
  drawDistinct(rng, createOrderedPool(cells), mines, pool);
  const mineCells = [...pool.subarray(cells - mines)].sort((a, b) => a - b);
  return dealField(cells, mineCells);
}

function listCoveredCells({ cells }: MinesData, { opened }: MinesState): number[] {
  return Array.from({ length: cells }, (_, cell) => cell).filter((cell) => !opened.includes(cell));
}

/** Returns the legal actions: opening one covered cell and, after the first safe cell, cashing out as the first action. */
function listLegalActions(data: MinesData, state: MinesState): LegalAction<MinesAction>[] {
  if (state.over !== 'no') return [];
  const from = listCoveredCells(data, state);
  const open: LegalAction<MinesAction> = {
    id: 'open',
    action: { type: 'open', cells: from.slice(0, 1) },
    raise_x100: 0,
    pick: { field: 'cells', from, least: 1, most: 1 },
  };
  if (state.opened.length === 0) return [open];
  return [{ id: 'cash_out', action: { type: 'cash_out' }, raise_x100: 0, pick: null }, open];
}

/** Settles the round, and adds events for the mines and the pay. */
function settleRound(data: MinesData, state: MinesState, events: MinesEvent[]): Step<MinesState, MinesEvent> {
  const mines: MinesEvent = { type: 'mines', cells: [...state.mineCells] };
  const settle: MinesEvent = { type: 'settle', pay_x100: getCurrentPay(data, state) };
  return { state, events: [...events, mines, settle], raiseX100: 0 };
}

function openCell(data: MinesData, state: MinesState, cell: number): Step<MinesState, MinesEvent> {
  if (state.opened.includes(cell)) throw new RangeError(`cell ${cell} is open`);
  if (state.mineCells.includes(cell)) return settleRound(data, { ...state, over: 'blast' }, [{ type: 'blast', cell }]);
  const next: MinesState = { ...state, opened: [...state.opened, cell] };
  const pay_x100 = getCurrentPay(data, next);
  const safe: MinesEvent = { type: 'safe', cell, pay_x100 };
  if (next.opened.length < getPays(data, next).length) return { state: next, events: [safe], raiseX100: 0 };
  return settleRound(data, { ...next, over: 'paid' }, [safe, { type: 'cleared', pay_x100 }]);
}

function takeStep(data: MinesData, state: MinesState, action: MinesAction): Step<MinesState, MinesEvent> {
  if (state.over !== 'no') throw new RangeError('the round is settled');
  if (action.type === 'open') return openCell(data, state, action.cells[0] as number);
  if (state.opened.length === 0) throw new RangeError('no cell is open yet');
  return settleRound(data, { ...state, over: 'paid' }, [{ type: 'cashed_out', pay_x100: getCurrentPay(data, state) }]);
}

function buildView(data: MinesData, state: MinesState): MinesView {
  const isOpen = state.over === 'no';
  return {
    phase: isOpen ? 'open' : 'settled',
    mines: state.mineCells.length,
    opened: [...state.opened],
    pay_x100: getCurrentPay(data, state),
    next_pay_x100: isOpen ? (getPays(data, state)[state.opened.length] as number) : null,
    mine_cells: isOpen ? null : [...state.mineCells],
  };
}

/** Creates the game for one maths version, so that old versions can be replayed with their own numbers. */
export function createMinesGame(maths: GameMaths<MinesData>, lock: MathsLock): MinesGame {
  const { data } = maths;
  return {
    kind: 'decision',
    ...locked(maths, lock),
    rules: buildMinesRules(data),
    rulesVersion,
    choices: data.fields.map(({ mines }) => ({ mines })),
    ...defineChoice<MinesChoice>({ mines: { kind: 'one_of', values: data.fields.map(({ mines }) => mines) } }),
    deal: (rng, choice) => dealMines(data, rng, choice),
    dealShown({ mines }, shown) {
      const opened = shown.flatMap((event) => (event.type === 'safe' ? [event.cell] : []));
      const covered = Array.from({ length: data.cells }, (_, cell) => cell).filter((cell) => !opened.includes(cell));
      return covered.length < mines ? null : dealField(data.cells, covered.slice(0, mines));
    },
    parseAction: (raw) => parseMinesAction(data, raw),
    legal: (state) => listLegalActions(data, state),
    step: (state, action) => takeStep(data, state, action),
    view: (state) => buildView(data, state),
    result: (state) => (state.over === 'no' ? null : { payX100: getCurrentPay(data, state) }),
    // Cashes out if a cell is open. Otherwise it opens the first cell.
    defaultAction: (state) => (listLegalActions(data, state)[0] as LegalAction<MinesAction>).action,
  };
}
