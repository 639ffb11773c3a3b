import { act, fireEvent, render } from '@testing-library/react';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { nearDelayMs, useNear } from '../use-near.ts';
import { TilePreview } from './tile-preview.tsx';

function Tile({ slug = 'keno-fortune' }: { slug?: string }) {
  const { isNear, listeners } = useNear();
  return (
    <article data-slug={slug} {...listeners}>
      {isNear ? <TilePreview slug={slug} /> : null}
      <a href="/games/keno-fortune">Play</a>
    </article>
  );
}

/** Prefers nothing, or what the query contains. */
function prefer(preference: string): void {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: preference !== '' && query.includes(preference) }));
}

beforeEach(async () => {
  await import('./game-preview.tsx');
  prefer('');
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

const tiles = () => [...document.querySelectorAll('article')];
const shown = () => tiles().flatMap((tile) => (tile.querySelector('.game-preview') ? [tile.dataset.slug] : []));
const wait = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
const enter = (tile: Element, pointerType = 'mouse') =>
  fireEvent(tile, Object.assign(new MouseEvent('pointerover', { bubbles: true }), { pointerType }));
const leave = (tile: Element) => fireEvent.pointerOut(tile);

function showTile(): Element {
  render(<Tile />);
  const [tile] = tiles();
  if (!tile) throw new Error('no tile was rendered');
  return tile;
}

it('is shown after a moment of the mouse on the tile, hidden from screen readers, until it leaves', async () => {
  const tile = showTile();
  enter(tile);
  await wait(nearDelayMs - 1);
  expect(shown()).toEqual([]);
  await wait(1);
  expect(shown()).toEqual(['keno-fortune']);
  expect(tile.querySelector('.game-preview')?.getAttribute('aria-hidden')).toBe('true');
  leave(tile);
  expect(shown()).toEqual([]);
});

it('is not shown for a mouse that only crosses the tile', async () => {
  const tile = showTile();
  enter(tile);
  await wait(nearDelayMs - 1);
  leave(tile);
  await wait(1_000);
  expect(shown()).toEqual([]);
});

it.each(['touch', 'pen'])('is not shown for a %s', async (pointerType) => {
  enter(showTile(), pointerType);
  await wait(1_000);
  expect(shown()).toEqual([]);
});

it.each(['reduced-motion', 'reduced-data', 'forced-colors'])('is not shown with %s', async (preference) => {
  prefer(preference);
  enter(showTile());
  await wait(1_000);
  expect(shown()).toEqual([]);
});

it('is not shown when the browser saves data', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'connection'));
  enter(showTile());
  await wait(1_000);
  expect(shown()).toEqual([]);
});

it('is shown for the focus of the keyboard, and not for the focus of a press', async () => {
  const link = showTile().querySelector('a');
  if (!link) throw new Error('the tile has no link');
  const isVisible = vi.spyOn(link, 'matches').mockReturnValue(false);
  fireEvent.focusIn(link);
  await wait(1_000);
  expect(shown()).toEqual([]);
  isVisible.mockReturnValue(true);
  fireEvent.focusIn(link);
  await wait(nearDelayMs);
  expect(shown()).toEqual(['keno-fortune']);
  fireEvent.focusOut(link);
  expect(shown()).toEqual([]);
});

it('is shown on one tile at a time', async () => {
  render(
    <>
      <Tile slug="keno-fortune" />
      <Tile slug="plinko-fortune" />
    </>,
  );
  const [keno, plinko] = tiles();
  if (!keno || !plinko) throw new Error('tiles are missing');
  enter(keno);
  await wait(nearDelayMs);
  enter(plinko);
  await wait(nearDelayMs);
  expect(shown()).toEqual(['plinko-fortune']);
});
