import type { BestRound, PlayedTotals } from '@goldwren/contracts/player';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useAuth } from '../../lib/session/auth-store.ts';
import { errorResponse, type FakeResponses, fakeApi } from '../../testing/fake-api.ts';
import { aGame, aUser } from '../../testing/people-and-games.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { untilTitle } from '../../testing/until-title.ts';

const round: BestRound = {
  id: '01a209ee-febf-7092-b72c-a5411178701a',
  game: { id: 10, slug: 'plinko-fortune', title: 'Plinko Fortune' },
  currency: 'sweeps',
  staked: '0.20',
  payout: '4.41',
  multiplier_x100: 2205,
  settled_at: '2026-11-23T19:43:08.455Z',
  commitment: 'bd128244446855c0a67143b9d25acda92a71951990c4d568b869e4b9a4f31d7a',
  replay_token: 'GGAfAvLtEiW9U4cbQA3BvAAcQB-RYIf7S6i77pnOEoDvlGmdMB7soA6hpRDCGBnzUJBGto7hEdxEkvAr',
};
const played: PlayedTotals = {
  rounds: 1318,
  gold: { staked: '318000.00', returned: '301400.00', net: '-16600.00' },
  sweeps: { staked: '20.00', returned: '24.41', net: '4.41' },
};
const nothing = { staked: '0.00', returned: '0.00', net: '0.00' };
const games = [aGame({ slug: 'plinko-fortune', title: 'Plinko Fortune' })];

type Answer = NonNullable<NonNullable<FakeResponses['games']>['bestRounds']>;

function open(bestRounds: Answer, { path = '', user = aUser() } = {}) {
  useAuth.setState({ user });
  const sent = fakeApi({ games: { bestRounds, list: { results: games } } });
  renderApp(`/dashboard/best-rounds${path}`);
  return sent;
}

it('shows each round with its proof, its replay and its seal, which is still closed', async () => {
  open({ results: [round], played });
  const heading = await screen.findByRole('heading', { level: 3, name: 'Plinko Fortune' });
  const card = within(heading.closest('li') as HTMLElement);
  expect(card.getByText('22.05×')).toBeTruthy();
  expect(card.getByText('4.41 SC for a stake of 0.20 SC')).toBeTruthy();
  expect(card.getByText('Nov 23, 2026')).toBeTruthy();
  expect(card.getByRole('button', { name: 'Proof of 22.05× in Plinko Fortune' })).toBeTruthy();
  const replay = card.getByRole('link', { name: 'Replay of 22.05× in Plinko Fortune' });
  expect(replay.getAttribute('href')).toBe(`/replay/${round.replay_token}`);
  const seal = heading.closest('li')?.querySelector('.round-seal');
  expect(seal?.hasAttribute('data-verified')).toBe(false);
  await untilTitle('Best rounds');
});

it('shows what all rounds returned in front of the best ones, a loss as plainly as a gain', async () => {
  open({ results: [round], played });
  const totals = (await screen.findByRole('heading', { name: 'All your rounds' })).closest('section') as HTMLElement;
  expect(totals.textContent).toContain('Rounds played: 1,318');
  const [loss, gain] = [within(totals).getByText('−16,600 GC'), within(totals).getByText('+4.41 SC')];
  expect(loss.className).toBe(gain.className);
  const list = screen.getByRole('heading', { name: 'Best rounds', level: 2 });
  expect(totals.compareDocumentPosition(list) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

it('shows a new player what the page will show', async () => {
  open({ results: [], played: { rounds: 0, gold: nothing, sweeps: nothing } });
  expect(await screen.findByRole('heading', { name: 'No best rounds yet' })).toBeTruthy();
  expect(screen.getByText(/at least 5 times its stake/)).toBeTruthy();
});

it('filters by game and coin, and reads the filter from the address', async () => {
  const sent = open({ results: [], played }, { path: '?game=plinko-fortune&currency=silver' });
  expect(await screen.findByText(/No round with this filter/)).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'All your rounds of Plinko Fortune' })).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Coin'), { target: { value: 'sweeps' } });
  await waitFor(() => {
    const asked = sent.filter(({ call }) => call === 'games.bestRounds').map(({ url }) => url.pathname + url.search);
    expect(asked).toEqual([
      '/api/games/best-rounds?game=plinko-fortune',
      '/api/games/best-rounds?game=plinko-fortune&currency=sweeps',
    ]);
  });
});

it('hides Sweeps Coins from players without them', async () => {
  open({ results: [], played }, { user: aUser({ restrictions: ['sweeps_unavailable'] }) });
  const totals = (await screen.findByRole('heading', { name: 'All your rounds' })).closest('section') as HTMLElement;
  expect(totals.textContent).not.toContain('SC');
  expect(screen.queryByLabelText('Coin')).toBeNull();
});

it('says when the best rounds could not be loaded', async () => {
  open(errorResponse(500));
  expect(await screen.findByText('Could not load your best rounds.')).toBeTruthy();
});

it('says before which day rounds are only in the archive', async () => {
  open({ results: [round], played, archived_before: '2025-10-01' });
  expect(await screen.findByText(/^Rounds before October 1, 2025 are in our archive/)).toBeTruthy();
});
