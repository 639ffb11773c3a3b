import { expect, test } from 'vitest';
import { cellOfCookie, prefixCell, splitCell } from './cell-of-name.ts';
import { readForwarded, writeForwarded } from './forwarded-header.ts';

const session = 'a'.repeat(32);

test.each([
  ['of a cell', `goldwren=cell_1.${session}.sig`, 'cell_1'],
  ['between others', `a=1; goldwren=cell_1.${session}.sig%2B; b=2`, 'cell_1'],
  ['of a site with one cell', `goldwren=${session}.sig`, null],
  ['of another name', `goldwren-staff=cell_1.${session}.sig`, null],
  ['with a suffix in its name', `xgoldwren=cell_1.${session}.sig`, null],
  ['with capitals', `goldwren=Cell.${session}.sig`, null],
  ['with a path', `goldwren=../cell_1.${session}.sig`, null],
  ['with too many parts', `goldwren=cell_1.${session}.sig.more`, null],
  ['that is empty', 'goldwren=', null],
  ['that is missing', undefined, null],
])('reads the cell of a session cookie %s', (_what, header, cell) => {
  expect(cellOfCookie(header, 'goldwren')).toBe(cell);
});

test.each([
  [null, 'token'],
  ['cell_1', 'token'],
])('splits what it has joined: %s', (cell, rest) => {
  expect(splitCell(prefixCell(cell, rest))).toEqual({ cell, rest });
});

test.each(['9cell.token', '.token', 'cell_1.', `${'c'.repeat(51)}.token`, 'cell-1.token'])(
  'finds no cell in %s',
  (name) => {
    expect(splitCell(name)).toEqual({ cell: null, rest: name });
  },
);

const router = { own: 'cell_1', key: Buffer.alloc(32, 7) };
const claimId = '0190a6f2-7e1c-7c3d-9b1a-1f2e3d4c5b6a';

test('accepts what a cell has written, for the named cell only', () => {
  const to = { cell: 'cell_1', claimId };
  expect(readForwarded(router, writeForwarded(router.key, to))).toEqual(to);
  expect(readForwarded(router, writeForwarded(router.key, { cell: 'cell_1', claimId: null }))?.claimId).toBeNull();
  expect(() => readForwarded(router, writeForwarded(router.key, { cell: 'cell_2', claimId }))).toThrow('unavailable');
});

test('ignores a header that no cell has written', () => {
  const genuine = writeForwarded(router.key, { cell: 'cell_1', claimId: null });
  const other = writeForwarded(Buffer.alloc(32, 8), { cell: 'cell_1', claimId: null });
  for (const header of [undefined, '', other, genuine.slice(0, -1), genuine.replace('..', `.${claimId}.`), [genuine]]) {
    expect(readForwarded(router, header)).toBeNull();
  }
});
