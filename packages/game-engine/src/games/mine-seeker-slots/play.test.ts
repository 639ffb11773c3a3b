import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRng } from '../../rng/rng.ts';
import type { MinesAction } from './events.ts';
import { mineSeekerSlots as game } from './index.ts';
import type { MinesState } from './play.ts';

const { data } = game.maths;
const anyKey = fc.uint8Array({ minLength: 32, maxLength: 32 });
const anyChoice = fc.constantFrom(...game.choices);
const open = (cell: number): MinesAction => ({ type: 'open', cells: [cell] });
const cashOut: MinesAction = { type: 'cash_out' };
const paysOf = (mines: number) => data.fields.find((field) => field.mines === mines)?.pays ?? [];

/** A field with three mines in the last cells. */
const field: MinesState = { mineCells: [22, 23, 24], opened: [], over: 'no' };

function opened(...cells: number[]): MinesState {
  return cells.reduce((state, cell) => game.step(state, open(cell)).state, field);
}

const safeCells = ({ mineCells }: MinesState) =>
  Array.from({ length: data.cells }, (_, cell) => cell).filter((cell) => !mineCells.includes(cell));

test('places the chosen number of mines in random cells', () => {
  const seen = new Set<number>();
  for (let seed = 0; seed < 100; seed++) {
    for (const choice of game.choices) {
      const { state, events, raiseX100 } = game.deal(createRng(new Uint8Array(32).fill(seed)), choice);
      expect(new Set(state.mineCells).size).toBe(choice.mines);
      expect(state.mineCells).toEqual([...state.mineCells].sort((a, b) => a - b));
      expect([events, raiseX100]).toEqual([[{ type: 'field', cells: 25, mines: choice.mines }], 0]);
      for (const cell of state.mineCells) seen.add(cell);
    }
  }
  expect([...seen].sort((a, b) => a - b)).toEqual(safeCells({ ...field, mineCells: [] }));
});

test('hides the mines until the round is settled', () => {
  fc.assert(
    fc.property(anyKey, anyChoice, fc.nat(23), (key, choice, how) => {
      const dealt = game.deal(createRng(key), choice).state;
      const cells = safeCells(dealt).slice(0, Math.min(how, paysOf(choice.mines).length - 1));
      // The same public history with other mines must look the same.
      const elsewhere = {
        ...dealt,
        mineCells: [...safeCells(dealt).slice(cells.length), ...dealt.mineCells].slice(-choice.mines),
      };
      const shown = (start: MinesState) => {
        let state = start;
        const events = cells.map((cell) => {
          const step = game.step(state, open(cell));
          state = step.state;
          return step.events;
        });
        return JSON.stringify([events, game.view(state), game.legal(state), game.result(state)]);
      };
      expect(shown(dealt)).toBe(shown(elsewhere));
      expect(shown(dealt)).not.toMatch(/"mine_cells":\[|"type":"mines"/);
    }),
  );
});

test('increases the pay with each safe cell and pays it when cashing out', () => {
  for (const { mines, pays } of data.fields) {
    let state: MinesState = {
      mineCells: safeCells(field).slice(0, 25).concat([22, 23, 24]).slice(-mines),
      opened: [],
      over: 'no',
    };
    for (const [index, cell] of safeCells(state)
      .slice(0, pays.length - 1)
      .entries()) {
      const step = game.step(state, open(cell));
      expect(step.events).toEqual([{ type: 'safe', cell, pay_x100: pays[index] }]);
      state = step.state;
      expect(game.view(state)).toMatchObject({ pay_x100: pays[index], next_pay_x100: pays[index + 1], phase: 'open' });
      const paid = game.step(state, cashOut);
      expect(game.result(paid.state)).toEqual({ payX100: pays[index] });
      expect(paid.events).toEqual([
        { type: 'cashed_out', pay_x100: pays[index] },
        { type: 'mines', cells: state.mineCells },
        { type: 'settle', pay_x100: pays[index] },
      ]);
    }
  }
});

test('settles the round after the last safe cell that pays', () => {
  for (const { mines, pays } of data.fields) {
    const dealt = game.deal(createRng(new Uint8Array(32).fill(mines)), { mines }).state;
    const cells = safeCells(dealt).slice(0, pays.length);
    const last = cells.at(-1) as number;
    const before = cells.slice(0, -1).reduce((state, cell) => game.step(state, open(cell)).state, dealt);
    const { state, events } = game.step(before, open(last));
    const pay_x100 = pays.at(-1) as number;
    expect(events).toEqual([
      { type: 'safe', cell: last, pay_x100 },
      { type: 'cleared', pay_x100 },
      { type: 'mines', cells: dealt.mineCells },
      { type: 'settle', pay_x100 },
    ]);
    expect(game.result(state)).toEqual({ payX100: pay_x100 });
    expect(game.legal(state)).toEqual([]);
    expect(game.view(state)).toMatchObject({ phase: 'settled', next_pay_x100: null, mine_cells: dealt.mineCells });
  }
});

test('ends the round without pay after a mine', () => {
  for (const before of [field, opened(0), opened(0, 7, 3)]) {
    const { state, events } = game.step(before, open(23));
    expect(events).toEqual([
      { type: 'blast', cell: 23 },
      { type: 'mines', cells: [22, 23, 24] },
      { type: 'settle', pay_x100: 0 },
    ]);
    expect(game.result(state)).toEqual({ payX100: 0 });
    expect(game.view(state)).toMatchObject({ phase: 'settled', pay_x100: 0, opened: before.opened });
  }
});

test('allows opening covered cells, and cashing out after the first one', () => {
  const all = Array.from({ length: 25 }, (_, cell) => cell);
  const opening = (from: number[]) => ({
    ...{ id: 'open', action: { type: 'open', cells: from.slice(0, 1) }, raise_x100: 0 },
    pick: { field: 'cells', from, least: 1, most: 1 },
  });
  expect(game.legal(field)).toEqual([opening(all)]);
  const cashing = { id: 'cash_out', action: cashOut, raise_x100: 0, pick: null };
  expect(game.legal(opened(0, 2))).toEqual([cashing, opening(all.filter((cell) => cell !== 0 && cell !== 2))]);
});

describe('invalid input', () => {
  const over = [game.step(opened(0), cashOut).state, game.step(field, open(22)).state];

  test('rejects opening an open cell, cashing out too early, and actions after the end', () => {
    expect(() => game.step(opened(4), open(4))).toThrow(RangeError);
    expect(() => game.step(field, cashOut)).toThrow(RangeError);
    for (const state of over) {
      expect(() => game.step(state, cashOut)).toThrow(RangeError);
      expect(() => game.step(state, open(9))).toThrow(RangeError);
    }
  });

  test.each([
    [null],
    ['cash_out'],
    [{}],
    [[]],
    [{ type: 'cash_out', cells: [] }],
    [{ type: 'cash_out', now: true }],
    [{ type: 'open' }],
    [{ type: 'open', cells: [] }],
    [{ type: 'open', cells: [25] }],
    [{ type: 'open', cells: [-1] }],
    [{ type: 'open', cells: [0, 1] }],
    [{ type: 'open', cells: [0.5] }],
    [{ type: 'open', cells: ['0'] }],
    [{ type: 'open', cells: 0 }],
    [{ type: 'open', cells: [0], twice: true }],
    [{ type: 'reveal', cells: [0] }],
  ])('rejects the action %j', (raw) => {
    expect(game.parseAction(raw)).toBeNull();
  });

  test.each([
    [null],
    [{}],
    [{ mines: 0 }],
    [{ mines: 2 }],
    [{ mines: 25 }],
    [{ mines: '3' }],
    [{ mines: 3, cells: 25 }],
    [[3]],
  ])('rejects the choice %j', (raw) => {
    expect(game.parseChoice(raw)).toBeNull();
  });
});

test('opens the first cell of an abandoned round if none is open, and cashes out', () => {
  expect(game.defaultAction(field)).toEqual(open(0));
  expect(game.defaultAction(opened(7))).toEqual(cashOut);
});
