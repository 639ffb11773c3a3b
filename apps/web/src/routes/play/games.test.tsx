import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { errorResponse, fakeApi } from '../../testing/fake-api.ts';
import { aGame, aNewGame, aPokerGame } from '../../testing/people-and-games.ts';
import { renderApp } from '../../testing/render-app.tsx';

const three = { results: [aGame(), aPokerGame, aNewGame] };

function titles(): (string | null)[] {
  return screen.getAllByRole('article').map((card) => within(card).getByRole('heading').getAttribute('aria-label'));
}

describe('games', () => {
  it('shows every game with title, RTP, volatility, odds and play link, and its description and rules on request', async () => {
    fakeApi({ games: { list: three } });
    const { press } = renderApp('/games');
    expect(await screen.findByText('Showing 3 games')).toBeTruthy();
    expect(titles()).toEqual(['Starlight Fortune', 'Draw Poker', 'Tower Slots']);
    const card = within(screen.getAllByRole('article')[0] as HTMLElement);
    expect(card.getByRole('link', { name: 'Play Starlight Fortune' })).toHaveProperty(
      'pathname',
      '/games/starlight-fortune',
    );
    for (const text of ['95.50%', 'Medium']) expect(card.getByText(text)).toBeTruthy();
    await press.click(card.getByRole('button', { name: 'Profit 1 in 8.2: details of Starlight Fortune' }));
    for (const text of ['Five reels and twenty lines.', '1 in 2.7']) expect(card.getByText(text)).toBeTruthy();
    expect(card.getByRole('link', { name: 'Rules and odds of Starlight Fortune' })).toHaveProperty(
      'pathname',
      '/games/starlight-fortune/rules',
    );
  });

  it('says what the labels mean before the first game', async () => {
    fakeApi({ games: { list: three } });
    renderApp('/games');
    await screen.findByText('Showing 3 games');
    const note = screen.getByText(
      'NEW and HOT depend only on the number of a game in our catalogue. They say nothing about odds or wins.',
    );
    const [first] = screen.getAllByRole('article');
    expect(note.compareDocumentPosition(first as HTMLElement)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('offers the five filter tabs and stores the selected one in the address', async () => {
    fakeApi({ games: { list: three } });
    const { press, router } = renderApp('/games');
    await screen.findByText('Showing 3 games');
    const names = screen.getAllByRole('tab').map((tab) => tab.textContent);
    expect(names).toEqual(['All Games', 'Slots', 'Table Games', 'New', 'Hot']);
    await press.click(screen.getByRole('tab', { name: 'Table Games' }));
    expect(titles()).toEqual(['Draw Poker']);
    expect(router.state.location.search).toBe('?tab=table');
  });

  it.each([
    ['slots', ['Starlight Fortune', 'Tower Slots']],
    ['new', ['Tower Slots']],
    ['hot', ['Starlight Fortune']],
    ['nonsense', ['Starlight Fortune', 'Draw Poker', 'Tower Slots']],
  ])('opens on the tab of the address: %s', async (tab, expected) => {
    fakeApi({ games: { list: three } });
    renderApp(`/games?tab=${tab}`);
    await screen.findByText(/^Showing/);
    expect(titles()).toEqual(expected);
  });

  it('finds games by words of title and description in any case, within the tab', async () => {
    fakeApi({ games: { list: three } });
    const { press, router } = renderApp('/games?tab=slots');
    await screen.findByText('Showing 2 games');
    await press.type(screen.getByRole('textbox', { name: 'Search games' }), 'LINES five');
    expect(await screen.findByText('Showing 2 games')).toBeTruthy();
    await press.type(screen.getByRole('textbox', { name: 'Search games' }), ' starl');
    expect(await screen.findByText('Showing 1 game')).toBeTruthy();
    expect(titles()).toEqual(['Starlight Fortune']);
    expect(router.state.location.search).toBe('?tab=slots&q=LINES+five+starl');
    await press.click(screen.getByRole('tab', { name: 'Table Games' }));
    expect(router.state.location.search).toBe('?tab=table&q=LINES+five+starl');
    expect(screen.queryAllByRole('article')).toEqual([]);
    await press.click(screen.getByRole('button', { name: 'Show all games' }));
    expect(await screen.findByText('Showing 3 games')).toBeTruthy();
    expect(router.state.location.search).toBe('');
  });

  it('opens on the search of the address, and is cleared by Escape', async () => {
    fakeApi({ games: { list: three } });
    const { press, router } = renderApp('/games?q=poker');
    expect(await screen.findByText('Showing 1 game')).toBeTruthy();
    await press.type(screen.getByRole('textbox', { name: 'Search games' }), '{Escape}');
    expect(await screen.findByText('Showing 3 games')).toBeTruthy();
    expect(router.state.location.search).toBe('');
  });

  it('finds a game by a title with a typing error, also when the query is in the address', async () => {
    fakeApi({ games: { list: three } });
    const { press } = renderApp('/games?q=starlihgt');
    expect(await screen.findByText('Showing 1 game')).toBeTruthy();
    expect(titles()).toEqual(['Starlight Fortune']);
    const field = screen.getByRole('textbox', { name: 'Search games' });
    await press.clear(field);
    await press.type(field, 'pokr');
    expect(await screen.findByText('Showing 1 game')).toBeTruthy();
    expect(titles()).toEqual(['Draw Poker']);
  });

  it('says what was not found', async () => {
    fakeApi({ games: { list: three } });
    renderApp('/games?q=roulette');
    expect(await screen.findByText('No games match “roulette”.')).toBeTruthy();
  });

  it('moves between tabs with the arrow keys', async () => {
    fakeApi({ games: { list: three } });
    const { press } = renderApp('/games');
    await screen.findByText('Showing 3 games');
    screen.getByRole('tab', { name: 'All Games' }).focus();
    await press.keyboard('{ArrowLeft}');
    expect(screen.getByRole('tab', { name: 'Hot', selected: true })).toBe(document.activeElement);
  });

  it('counts every arrow key, even in fast succession', async () => {
    fakeApi({ games: { list: three } });
    renderApp('/games');
    await screen.findByText('Showing 3 games');
    screen.getByRole('tab', { name: 'All Games' }).focus();
    for (let press = 0; press < 2; press += 1) {
      fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowRight' });
    }
    expect(await screen.findByRole('tab', { name: 'Table Games', selected: true })).toBe(document.activeElement);
  });

  it('says when a tab has no games', async () => {
    fakeApi({ games: { list: { results: [aGame()] } } });
    renderApp('/games?tab=table');
    expect(await screen.findByText('No games found')).toBeTruthy();
    expect(screen.getByText('Showing 0 games')).toBeTruthy();
  });

  it('says when games failed to load, and loads them on Retry', async () => {
    fakeApi({ games: { list: [errorResponse(500), errorResponse(500), three] } });
    const { press } = renderApp('/games');
    expect(await screen.findByText('Failed to load games')).toBeTruthy();
    await press.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Showing 3 games')).toBeTruthy();
  });

  it('generates artwork for a game without a thumbnail, and shows existing thumbnails', async () => {
    const pictured = aGame({ id: 7, slug: 'pictured', title: 'Pictured', thumbnail: '/assets/pictured.webp' });
    fakeApi({ games: { list: { results: [aGame(), pictured] } } });
    renderApp('/games');
    await screen.findByText('Showing 2 games');
    const [drawn, photo] = screen.getAllByRole('article');
    expect(drawn?.querySelector('svg')).toBeTruthy();
    expect(photo?.querySelector('img')?.getAttribute('src')).toBe('/assets/pictured.webp');
  });

  it('says that a disabled game is closed, and does not link to it', async () => {
    fakeApi({ games: { list: { results: [aGame({ enabled: false })] } } });
    renderApp('/games');
    expect(await screen.findByText('Closed for maintenance')).toBeTruthy();
    expect(within(screen.getByRole('article')).queryByRole('link', { name: /^Play/ })).toBeNull();
  });
});
