import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { errorResponse, fakeApi } from '../testing/fake-api.ts';
import { aGame } from '../testing/people-and-games.ts';
import { renderApp } from '../testing/render-app.tsx';
import { untilTitle } from '../testing/until-title.ts';

const noWinners = { results: [] };
const six = { results: [1, 2, 3, 4, 5, 6].map((id) => aGame({ id, slug: `g-${id}`, title: `Game ${id}` })) };

function highlighted(): number {
  return screen.getAllByRole('article').findIndex((card) => card.hasAttribute('data-highlighted'));
}

describe('home', () => {
  it('links to sign-up and to the packages', async () => {
    fakeApi({});
    renderApp('/');
    const main = await screen.findByRole('main');
    await within(main).findByRole('heading', { level: 1 });
    expect(within(main).getByRole('link', { name: 'Sign Up Free' })).toHaveProperty('pathname', '/register');
    expect(within(main).getByRole('link', { name: 'View Packages' })).toHaveProperty('pathname', '/buy-coins');
    await untilTitle('Social casino with published odds');
  });

  it('shows the first four games and marks the first HOT', async () => {
    fakeApi({ games: { list: six }, redemptions: { recent: noWinners } });
    renderApp('/');
    expect(await screen.findByText('Game 1')).toBeTruthy();
    expect(screen.getAllByRole('article')).toHaveLength(4);
    expect(screen.getAllByText('HOT')).toHaveLength(1);
    expect(within(screen.getAllByRole('article')[0] as HTMLElement).getByText('HOT')).toBeTruthy();
  });

  it('says what HOT means before the first game and in its details', async () => {
    fakeApi({ games: { list: six }, redemptions: { recent: noWinners } });
    const { press } = renderApp('/');
    await screen.findByText('Game 1');
    const meaning = 'HOT is a fixed label for the first featured game. It says nothing about odds or wins.';
    const [first, second] = screen.getAllByRole('article') as [HTMLElement, HTMLElement];
    expect(screen.getByText(meaning).compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    for (const card of [first, second]) await press.click(within(card).getByRole('button'));
    expect(within(first).getByText(meaning)).toBeTruthy();
    expect(within(second).queryByText(meaning)).toBeNull();
  });

  it('shows the odds of a profit of each game, and all odds on request', async () => {
    fakeApi({ games: { list: six }, redemptions: { recent: noWinners } });
    const { press } = renderApp('/');
    await screen.findByText('Game 1');
    const buttons = screen.getAllByRole('button', { name: /^Profit 1 in 8\.2: details of Game \d$/ });
    expect(buttons).toHaveLength(4);
    await press.click(buttons[0] as HTMLElement);
    expect(screen.getByLabelText('RTP, volatility and odds').textContent).toBe(
      'RTP95.50%VolatilityMediumany payout1 in 2.7profit1 in 8.2free spins1 in 90top win1 in 3.6 M',
    );
  });

  it('says when games could not be loaded, and loads them on Retry', async () => {
    fakeApi({
      games: { list: [errorResponse(500), errorResponse(500), six] },
      redemptions: { recent: noWinners },
    });
    const { press } = renderApp('/');
    expect(await screen.findByText('Could not load games.')).toBeTruthy();
    expect(screen.getByText('req-test-1')).toBeTruthy();
    await press.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Game 1')).toBeTruthy();
  });

  it('lists recent winners with name, amount in SC and date', async () => {
    const winner = { display_name: 'Maria S.', amount: '1250.50', paid_at: '2026-11-20T18:00:00.000Z' };
    fakeApi({ games: { list: six }, redemptions: { recent: { results: [winner] } } });
    renderApp('/');
    expect(await screen.findByText('Maria S.')).toBeTruthy();
    expect(screen.getByText(/1,250\.50 SC/)).toBeTruthy();
    expect(screen.getByText('Nov 20, 2026')).toBeTruthy();
  });

  it('says when there are no recent winners', async () => {
    fakeApi({ games: { list: six }, redemptions: { recent: noWinners } });
    renderApp('/');
    expect(await screen.findByText('No recent winners yet.')).toBeTruthy();
  });

  it('says when recent winners could not be loaded', async () => {
    fakeApi({ games: { list: six }, redemptions: { recent: errorResponse(503) } });
    renderApp('/');
    expect(await screen.findByText('Could not load recent winners.')).toBeTruthy();
  });

  it('says that games and winners are loading', async () => {
    fakeApi({});
    renderApp('/');
    expect(await screen.findByText('Loading games')).toBeTruthy();
    expect(screen.getByText('Loading recent winners')).toBeTruthy();
  });
});

describe('the highlight', () => {
  async function showFeatured() {
    fakeApi({ games: { list: six }, redemptions: { recent: noWinners } });
    renderApp('/');
    await screen.findByText('Game 1');
    vi.useFakeTimers();
  }

  it('is still under reduced motion until the visitor starts it, then moves every 3 seconds', async () => {
    await showFeatured();
    act(() => vi.advanceTimersByTime(10_000));
    expect(highlighted()).toBe(0);
    fireEvent.click(screen.getByRole('button', { name: /^Start/ }));
    act(() => vi.advanceTimersByTime(2_999));
    expect(highlighted()).toBe(0);
    act(() => vi.advanceTimersByTime(1));
    expect(highlighted()).toBe(1);
    act(() => vi.advanceTimersByTime(9_000));
    expect(highlighted()).toBe(0);
    fireEvent.click(screen.getByRole('button', { name: /^Stop/ }));
    act(() => vi.advanceTimersByTime(9_000));
    expect(highlighted()).toBe(0);
  });

  it('pauses while the pointer or the focus is on the games', async () => {
    await showFeatured();
    fireEvent.click(screen.getByRole('button', { name: /^Start/ }));
    const list = screen.getAllByRole('article')[0]?.closest('ul') as HTMLElement;
    fireEvent.mouseEnter(list);
    act(() => vi.advanceTimersByTime(9_000));
    expect(highlighted()).toBe(0);
    fireEvent.mouseLeave(list);
    fireEvent.focus(within(list).getByRole('link', { name: 'Play Game 2' }));
    act(() => vi.advanceTimersByTime(9_000));
    expect(highlighted()).toBe(0);
  });
});
