import { describe, expect, test } from 'vitest';
import { mineSeekerSlots as frenchMines } from '../../fr-CA/games/mine-seeker-slots.ts';
import { mineSeekerSlots } from './mine-seeker-slots.ts';

const field = { type: 'field', cells: 25, mines: 3 };
const safe = (count: number) => Array.from({ length: count }, (_, cell) => ({ type: 'safe', cell, pay_x100: 100 }));
const blast = { type: 'blast', cell: 9 };
const cashedOut = { type: 'cashed_out', pay_x100: 100 };
const cleared = { type: 'cleared', pay_x100: 100 };

describe('a round of Mine Seeker Slots', () => {
  test.each([
    [[field], 'the field is open', 'la partie est en cours'],
    [[field, ...safe(2)], 'the field is open', 'la partie est en cours'],
    [[field, blast], 'you hit a mine', 'vous avez touché une mine'],
    [
      [field, ...safe(1), blast],
      'you hit a mine after 1 safe cell',
      'vous avez touché une mine après 1\u00a0case sûre',
    ],
    [
      [field, ...safe(7), blast],
      'you hit a mine after 7 safe cells',
      'vous avez touché une mine après 7\u00a0cases sûres',
    ],
    [[field, ...safe(1), cashedOut], 'cashed out after 1 safe cell', 'encaissé après 1\u00a0case sûre'],
    [[field, ...safe(4), cashedOut], 'cashed out after 4 safe cells', 'encaissé après 4\u00a0cases sûres'],
    [[field, ...safe(11), cleared], 'all 11 safe cells that pay', 'les 11\u00a0cases sûres qui paient'],
  ])('summarizes %j in both languages', (events, english, french) => {
    expect(mineSeekerSlots.summary(events)).toBe(english);
    expect(frenchMines.summary(events)).toBe(french);
  });

  test('has a different text for every state of a cell', () => {
    for (const { cell, place } of [mineSeekerSlots, frenchMines]) {
      const where = place(2, 4);
      const names = [cell.covered, cell.safe, cell.mine, cell.blast].map((name) => name(where));
      expect(new Set(names).size).toBe(4);
      for (const name of names) expect(name.startsWith(where)).toBe(true);
    }
  });

  test('has a singular and a plural for hidden mines', () => {
    expect([mineSeekerSlots.hidden(1, 25), mineSeekerSlots.hidden(3, 20)]).toEqual([
      '1 mine in 25 cells',
      '3 mines in 20 cells',
    ]);
    expect(frenchMines.hidden(1, 25)).toBe('1\u00a0mine dans 25\u00a0cases');
  });
});
