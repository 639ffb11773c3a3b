import { describe, expect, it } from 'vitest';
import { csvOf } from './csv.ts';

/** The only cell of a file, without the mark of UTF-8 and the end of the row. */
const cellOf = (text: string) => csvOf([[text]]).slice(1, -2);

describe('csvCell', () => {
  it.each([
    ['plain', 'plain'],
    ['', ''],
    ['-0.20', '-0.20'],
    ['12', '12'],
    ['a,b', '"a,b"'],
    ['say "so"', '"say ""so"""'],
    ['two\nlines', '"two\nlines"'],
  ])('%j is written %j', (text, cell) => {
    expect(cellOf(text)).toBe(cell);
  });

  it.each(['=1+1', '+1+1', '-2+3', '@SUM(A1)', '\t=1', '=cmd|"/C calc"!A0', '-1e5', '+15551234567'])(
    'does not write %j as a formula',
    (text) => {
      expect(cellOf(text).replace(/^"/, '')).toMatch(/^'/);
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
