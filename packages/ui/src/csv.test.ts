import { describe, expect, it } from 'vitest';
import { csvCell, csvOf } from './csv.ts';

describe('csvCell', () => {
  it.each([
    ['plain', 'plain'],
    ['', ''],
    ['-0.20', '-0.20'],
    ['12', '12'],
    ['a,b', '"a,b"'],
    ['say "so"', '"say ""so"""'],
    ['two\nlines', '"two\nlines"'],
  ])('writes %j as %j', (text, cell) => {
    expect(csvCell(text)).toBe(cell);
  });

  it.each(['=1+1', '+1+1', '-2+3', '@SUM(A1)', '\t=1', '=cmd|"/C calc"!A0', '-1e5', '+15551234567'])(
    'does not write %j as a formula',
    (text) => {
      expect(csvCell(text).replace(/^"/, '')).toMatch(/^'/);
    },
  );
});

it('csvOf starts with the UTF-8 byte order mark and ends every row with CR LF', () => {
  expect(
    csvOf([
      ['a', 'b'],
      ['é', '=x'],
    ]),
  ).toBe("\uFEFFa,b\r\né,'=x\r\n");
});
