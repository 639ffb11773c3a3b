import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { draw } from '../testing/draw.tsx';
import { Table } from './table.tsx';

it('a table has a name and column headers', () => {
  draw(
    <Table caption="Soldes" columns={[{ title: 'Jour' }, { title: 'Or', numeric: true }]} cell="px-3">
      <tr>
        <td>lundi</td>
        <td>5</td>
      </tr>
    </Table>,
  );
  expect(screen.getByRole('table', { name: 'Soldes' })).toBeTruthy();
  const heads = screen.getAllByRole('columnheader');
  expect(heads.map((head) => head.textContent)).toEqual(['Jour', 'Or']);
  expect(heads.map((head) => head.className.includes('text-right'))).toEqual([false, true]);
});

it('a column that sorts has a button in its header and announces its direction', () => {
  const onSort = vi.fn();
  const columns = [
    { title: 'Jour', onSort, sorted: 'descending' as const },
    { title: 'Or', onSort },
    { title: 'Note' },
  ];
  draw(
    <Table caption="Soldes" columns={columns} cell="px-3">
      <tr />
    </Table>,
  );
  const heads = screen.getAllByRole('columnheader');
  expect(heads.map((head) => head.getAttribute('aria-sort'))).toEqual(['descending', 'none', null]);
  screen.getByRole('button', { name: 'Or' }).click();
  expect(onSort).toHaveBeenCalledOnce();
});
