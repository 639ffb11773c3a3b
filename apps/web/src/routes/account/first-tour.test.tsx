import type { RestrictionCode } from '@goldwren/rules';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useAuth } from '../../lib/session/auth-store.ts';
import { type FakeResponses, fakeApi } from '../../testing/fake-api.ts';
import { aGame, aNewGame, aUser } from '../../testing/people-and-games.ts';
import { renderApp } from '../../testing/render-app.tsx';

const none = { results: [], next_cursor: null };
const round = {
  id: '9',
  at: '2026-11-20T18:30:00.000Z',
  group: 'rounds' as const,
  kind: null,
  currency: 'gold' as const,
  net: '-1000.00',
  balance_after: '1999000.00',
  reference: '0199a0a0-0000-7000-8000-000000000002',
  round: {
    game: { id: 2, slug: 'starlight-fortune', title: 'Starlight Fortune' },
    state: 'settled' as const,
    stake: '1000.00',
    payout: '0.00',
  },
};

function open(rounds: FakeResponses['wallet'] = { timeline: none }, restrictions: RestrictionCode[] = []) {
  useAuth.setState({ user: aUser({ restrictions }) });
  fakeApi({
    wallet: rounds,
    games: { list: { results: [aNewGame, aGame()].map((game, place) => ({ ...game, enabled: place > 0 })) } },
  });
  return renderApp('/dashboard');
}

const titles = ['Welcome to Goldwren. Meet your coins.', 'You can check every round', 'You set the limits'];

async function title(step: number): Promise<HTMLElement> {
  const heading = await screen.findByRole('heading', { level: 2, name: titles[step - 1] as string });
  expect(heading.getAttribute('aria-describedby')).toBe(screen.getByText(`Step ${step} of 3`).id);
  return heading;
}
const seen = () => localStorage.getItem('goldwren-tour');

it('shows three steps with the focus on their heading, and ends at the table of the first enabled game', async () => {
  const { press, router } = open();
  for (const step of [1, 2, 3]) {
    const heading = await title(step);
    await waitFor(() => expect(heading).toBe(document.activeElement));
    expect(await screen.findByRole('link', { name: 'Play Starlight Fortune' })).toBeTruthy();
    if (step < 3) await press.click(screen.getByRole('button', { name: 'Next' }));
  }
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
  expect(seen()).toBeNull();
  await press.click(screen.getByRole('link', { name: 'Play Starlight Fortune' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/games/starlight-fortune'));
  expect(seen()).toBe('seen');
});

it('opens the games when the list of games is missing', async () => {
  useAuth.setState({ user: aUser() });
  fakeApi({ wallet: { timeline: none }, games: { list: 'offline' } });
  const { press, router } = renderApp('/dashboard');
  const tour = within(await screen.findByRole('dialog'));
  await press.click(tour.getByRole('link', { name: 'Play games' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/games'));
  expect(seen()).toBe('seen');
});

it('counts as seen when the player opens their limits', async () => {
  const { press, router } = open();
  await title(1);
  await press.click(screen.getByRole('button', { name: 'Next' }));
  await press.click(screen.getByRole('button', { name: 'Next' }));
  await press.click(screen.getByRole('link', { name: 'Set my limits' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/limits'));
  expect(seen()).toBe('seen');
});

it('draws no seal, because there is no round yet', async () => {
  const { press } = open();
  await title(1);
  await press.click(screen.getByRole('button', { name: 'Next' }));
  await title(2);
  const steps = within(screen.getByRole('dialog')).getByText('Verified').closest('ol');
  expect(steps?.querySelectorAll('svg')).toHaveLength(2);
  expect(document.querySelector('.round-seal')).toBeNull();
});

/** The stations in the picture of a coin, crossed out or not, in the order of the picture. */
function stationsOf(figure: HTMLElement, coin: 'gc' | 'sc'): boolean[] {
  const stops = figure.querySelectorAll(`svg[viewBox^="0 0"] [data-coin="${coin}"] > g:has(> rect)`);
  return [...stops].map((stop) => stop.querySelector('.stroke-bad') !== null);
}

it('crosses out in the picture what each coin cannot do: redeem Gold Coins, and buy Sweeps Coins', async () => {
  open();
  const figure = await screen.findByRole('figure', { name: 'Two coins, two purposes' });
  expect([...figure.querySelectorAll('svg:has([data-coin]) > text')].map(({ textContent }) => textContent)).toEqual([
    'Buy',
    'Play',
    'Redeem',
  ]);
  expect(stationsOf(figure, 'gc')).toEqual([false, false, true]);
  expect(stationsOf(figure, 'sc')).toEqual([true, false, false]);
});

it('explains both coins with text, and only Gold Coins where there are no others', async () => {
  open();
  const figure = await screen.findByRole('figure', { name: 'Two coins, two purposes' });
  expect(within(figure).getByText(/You cannot redeem them/)).toBeTruthy();
  expect(within(figure).getByText(/You cannot buy them/)).toBeTruthy();
  expect(within(figure).getByText('You start with 2,000,000.')).toBeTruthy();
});

it('mentions no Sweeps Coins in the picture where there are none', async () => {
  open({ timeline: none }, ['sweeps_unavailable']);
  const figure = await screen.findByRole('figure', { name: 'Your coin' });
  expect(figure.textContent).not.toMatch(/sweeps|prize/i);
  expect(stationsOf(figure, 'gc')).toEqual([false, false]);
  expect(stationsOf(figure, 'sc')).toEqual([]);
});

it('is never shown again after it was skipped', async () => {
  const { press, router } = open();
  await title(1);
  await press.click(screen.getByRole('button', { name: 'Skip the tour' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(seen()).toBe('seen');
  await router.navigate('/faqs');
  await router.navigate(-1);
  await screen.findByText('Welcome, Ada.');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('closes when the player finishes it in another tab', async () => {
  open();
  await title(1);
  localStorage.setItem('goldwren-tour', 'seen');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'goldwren-tour' })));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('is shown again when the player leaves the page without an answer', async () => {
  const { router } = open();
  await title(1);
  await router.navigate('/faqs');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(seen()).toBeNull();
});

it('is not shown to a player with rounds, and remembers that', async () => {
  open({ timeline: ({ query }) => (query.get('group') === 'rounds' ? { ...none, results: [round] } : none) });
  await waitFor(() => expect(seen()).toBe('seen'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it.each(['self_excluded', 'cooling_off', 'region_blocked', 'account_suspended', 'exclusion_review'] as const)(
  'does not invite a player to play who is restricted: %s',
  async (code) => {
    open({ timeline: none }, [code]);
    await screen.findByText('Welcome, Ada.');
    await screen.findAllByText(/No rounds yet|Choose a game/i);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(seen()).toBeNull();
  },
);

it('is not shown while it is unknown whether the player has played', async () => {
  open({ timeline: 'offline' });
  await screen.findByText('Could not load your rounds.', { exact: false });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(seen()).toBeNull();
});
