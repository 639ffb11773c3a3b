import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cachedPicture } from './cached-picture.ts';
import { CellGrid, nextCell } from './cell-grid.tsx';

afterEach(cleanup);

describe('nextCell', () => {
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 11, 11],
    ['ArrowLeft', 0, 0],
    ['ArrowLeft', 5, 4],
    ['ArrowDown', 1, 6],
    ['ArrowDown', 8, 8],
    ['ArrowUp', 6, 1],
    ['ArrowUp', 3, 3],
    ['Home', 7, 5],
    ['End', 7, 9],
    ['End', 10, 11],
  ])('moves on %s from cell %i of twelve in rows of five to %i', (key, from, to) => {
    expect(nextCell(key, from, 5, 12)).toBe(to);
  });

  it.each(['Tab', 'Enter', ' ', 'a', 'PageDown'])('returns null for %s, which is not a key of the grid', (key) => {
    expect(nextCell(key, 3, 5, 12)).toBeNull();
  });
});

function setUp(offAt: number | null = null) {
  const pressed = vi.fn();
  const cells = [0, 1, 2, 3].map((index) => ({
    ...{ name: `cell ${index}`, look: 'plain', pressed: index === 2, off: index === offAt, picture: index },
  }));
  render(<CellGrid label="Grid" cells={cells} onPress={pressed} />);
  return pressed;
}

const stops = () => screen.getAllByRole('button').map(({ tabIndex }) => tabIndex);

it('is one tab stop, which follows the focus', () => {
  setUp();
  expect(stops()).toEqual([0, -1, -1, -1]);
  const [first] = screen.getAllByRole('button');
  first?.focus();
  fireEvent.keyDown(first as HTMLElement, { key: 'ArrowRight' });
  expect(document.activeElement?.textContent).toContain('cell 1');
  expect(stops()).toEqual([-1, 0, -1, -1]);
});

it('moves up and down by the laid-out rows', () => {
  setUp();
  const cells = screen.getAllByRole('button');
  for (const [index, cell] of cells.entries()) {
    Object.defineProperty(cell, 'offsetTop', { value: 50 * Math.trunc(index / 2) });
  }
  cells[1]?.focus();
  fireEvent.keyDown(cells[1] as HTMLElement, { key: 'ArrowDown' });
  expect(document.activeElement).toBe(cells[3]);
  fireEvent.keyDown(cells[3] as HTMLElement, { key: 'ArrowUp' });
  expect(document.activeElement).toBe(cells[1]);
});

it('prevents the default of its arrow keys, and of no other key', () => {
  setUp();
  const [first] = screen.getAllByRole('button');
  // False means that a handler called preventDefault.
  expect(fireEvent.keyDown(first as HTMLElement, { key: 'ArrowLeft' })).toBe(false);
  expect(fireEvent.keyDown(first as HTMLElement, { key: 'ArrowLeft', ctrlKey: true })).toBe(true);
  expect(fireEvent.keyDown(first as HTMLElement, { key: ' ' })).toBe(true);
});

it('shows which cells are on, and ignores presses on a disabled cell', () => {
  const pressed = setUp(1);
  const cells = screen.getAllByRole('button');
  expect(cells.map((cell) => cell.getAttribute('aria-pressed'))).toEqual(['false', 'false', 'true', 'false']);
  for (const cell of cells) fireEvent.click(cell);
  expect(pressed.mock.calls).toEqual([[0], [2], [3]]);
  expect(cells[1]?.getAttribute('aria-disabled')).toBe('true');
});

it('renders only the cells that changed, and tells the current handler', () => {
  const drawn: number[] = [];
  const Picture = ({ number }: { number: number; lit: boolean }) => {
    drawn.push(number);
    return null;
  };
  const pictureOf = cachedPicture((props: Parameters<typeof Picture>[0]) => <Picture {...props} />);
  const grid = (lit: number, onPress: (index: number) => void) => (
    <CellGrid
      label="Grid"
      cells={[0, 1, 2].map((number) => ({
        ...{ name: `cell ${number}`, look: 'plain', off: false, picture: pictureOf({ number, lit: number === lit }) },
      }))}
      onPress={onPress}
    />
  );
  const [first, second] = [vi.fn(), vi.fn()];
  const { rerender } = render(grid(0, first));
  drawn.length = 0;
  rerender(grid(1, second));
  expect(drawn).toEqual([0, 1]);
  fireEvent.click(screen.getAllByRole('button')[2] as HTMLElement);
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledWith(2);
});
