import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { aGame, aPokerGame } from '../../testing/people-and-games.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { nearDelayMs } from './use-near.ts';

const name = 'Profit 1 in 8.2: details of Starlight Fortune';
const text = 'Five reels and twenty lines.';

/** Shows the games in a window that has room for details on the posters, or not. */
async function showGames({ isRoomy }: { isRoomy: boolean }) {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isRoomy ? query.includes('80rem') : query.includes('reduced-motion'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  fakeApi({ games: { list: { results: [aGame(), aPokerGame] } } });
  const { press } = renderApp('/games');
  await screen.findByText('Showing 2 games');
  const tile = screen.getAllByRole('article')[0] as HTMLElement;
  return { press, tile: within(tile), article: tile, button: within(tile).getByRole('button', { name }) };
}

const isExpanded = (button: HTMLElement) => button.getAttribute('aria-expanded') === 'true';
const enter = (tile: Element) =>
  fireEvent(tile, Object.assign(new MouseEvent('pointerover', { bubbles: true }), { pointerType: 'mouse' }));

async function wait(ms: number) {
  await act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
}

describe('the tile of a game', () => {
  it('shows the short title, RTP, volatility, odds and label at rest, and is named by the whole title', async () => {
    const { article, tile } = await showGames({ isRoomy: false });
    expect(article.textContent).toBe('HOTStarlightRTP 95.50%Volatility MediumProfit 1 in 8.2Play');
    expect(tile.getByRole('heading', { name: 'Starlight Fortune' }).textContent).toBe('Starlight');
    expect(tile.getByRole('link', { name: 'Play Starlight Fortune' })).toBeTruthy();
    expect(tile.queryByRole('link', { name: /^Rules/ })).toBeNull();
  });

  it('opens and closes its details with the line of odds, and no details of other tiles', async () => {
    const { press, tile, button } = await showGames({ isRoomy: false });
    expect(isExpanded(button)).toBe(false);
    await press.click(button);
    expect(isExpanded(button)).toBe(true);
    const details = within(document.getElementById(button.getAttribute('aria-controls') ?? '') as HTMLElement);
    for (const part of [text, '1 in 2.7', '1 in 90', /^HOT: a fixed label\./])
      expect(details.getByText(part)).toBeTruthy();
    const link = (about: string) => details.getByRole('link', { name: `${about} of Starlight Fortune` });
    expect(link('Rules and odds')).toHaveProperty('pathname', '/games/starlight-fortune/rules');
    expect(link('Demo')).toHaveProperty('pathname', '/games/starlight-fortune/demo');
    expect(screen.getAllByText(text)).toHaveLength(1);
    await press.click(button);
    expect(isExpanded(button)).toBe(false);
    expect(tile.queryByText(text)).toBeNull();
  });

  it('closes its details with Escape', async () => {
    const { press, button } = await showGames({ isRoomy: false });
    await press.click(button);
    await press.keyboard('{Escape}');
    expect(isExpanded(button)).toBe(false);
  });

  it('explains no label that it does not have', async () => {
    const { press } = await showGames({ isRoomy: false });
    await press.click(screen.getByRole('button', { name: /details of Draw Poker$/ }));
    expect(screen.queryByText(/^(NEW|HOT):/)).toBeNull();
  });

  it('brings details that the player opened into view', async () => {
    const shown = vi.spyOn(Element.prototype, 'scrollIntoView');
    const { press, button } = await showGames({ isRoomy: false });
    await press.click(button);
    expect(shown).toHaveBeenCalledExactlyOnceWith({ block: 'nearest' });
  });

  it.each([
    ['shows its details', true],
    ['leaves its details closed where they would move other tiles', false],
  ])('%s for the mouse and for the focus of the keyboard', async (_, isRoomy) => {
    const { article, tile, button } = await showGames({ isRoomy });
    vi.useFakeTimers();
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    enter(article);
    await wait(nearDelayMs);
    expect(isExpanded(button)).toBe(isRoomy);
    expect(tile.queryByText(text) !== null).toBe(isRoomy);
    fireEvent.pointerOut(article);
    expect(isExpanded(button)).toBe(false);
    const link = tile.getByRole('link', { name: 'Play Starlight Fortune' });
    vi.spyOn(link, 'matches').mockReturnValue(true);
    fireEvent.focusIn(link);
    await wait(nearDelayMs);
    expect(isExpanded(button)).toBe(isRoomy);
    fireEvent.keyDown(link, { key: 'Escape' });
    expect(isExpanded(button)).toBe(false);
    expect(scrolled).not.toHaveBeenCalled();
  });
});
