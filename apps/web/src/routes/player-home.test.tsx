import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useAuth } from '../lib/session/auth-store.ts';
import { errorResponse, type FakeResponses, fakeApi } from '../testing/fake-api.ts';
import { aGame, aNewGame, aPokerGame, aUser } from '../testing/people-and-games.ts';
import { renderApp } from '../testing/render-app.tsx';

const slots = aGame();
const games = { results: [slots, aPokerGame, aNewGame] };
const wallet = { gold_balance: '1994200.00', sweeps_balance: '62.40', sweeps_unplayed: '0.00', sweeps_expire_at: null };
const days = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, amount: '100.00', state: 'ahead' as const }));
const due = { day: 3, amount: '300.00', claimable: true, next_claim_at: null, days };
const claimed = { ...due, day: 4, amount: '500.00', claimable: false, next_claim_at: '2026-11-22T05:00:00.000Z' };
const nothing = { unfinished: [], last_played: [], favorites: [] };
const waiting = { game: 5, currency: 'gold' as const, stake: '1000.00', since: '2026-11-21T12:00:00.000Z' };

interface Answers {
  games?: FakeResponses['games'];
  home?: FakeResponses['home'];
  wallet?: FakeResponses['wallet'];
}

function open(answers: Answers = {}, user = aUser()) {
  useAuth.setState({ user });
  const sent = fakeApi({
    games: { list: games, ...answers.games },
    home: { get: nothing, ...answers.home },
    redemptions: { recent: { results: [] } },
    wallet: { get: wallet, loginBonus: due, ...answers.wallet },
  });
  return { sent, calls: () => sent.map(({ call }) => call), ...renderApp('/') };
}

const row = (name: string) => screen.findByRole('region', { name });
const titlesIn = (section: HTMLElement) =>
  within(section)
    .queryAllByRole('article')
    .map((card) => within(card).getByRole('heading').getAttribute('aria-label'));

describe('the home page of a player', () => {
  it('shows balances and games, and nothing for visitors', async () => {
    const { calls } = open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome, Ada' })).toBeTruthy();
    const balances = await row('Your balances');
    expect(await within(balances).findByText('1,994,200')).toBeTruthy();
    expect(within(balances).getByText('62.40')).toBeTruthy();
    expect(titlesIn(await row('Games'))).toEqual(['Starlight Fortune', 'Draw Poker', 'Tower Slots']);
    expect(screen.queryByText(/^First purchase:/)).toBeNull();
    expect(screen.queryByRole('link', { name: 'Sign Up Free' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'How it works' })).toBeNull();
    expect(calls().filter((call) => call === 'home.get')).toHaveLength(1);
  });

  it('shows the odds of a profit of each game, and its rules on request', async () => {
    const { press } = open({ home: { get: { ...nothing, last_played: [9] } } });
    for (const name of ['Recently played', 'More games']) {
      const [first] = within(await row(name)).getAllByRole('article');
      const card = within(first as HTMLElement);
      await press.click(card.getByText('Profit 1 in 8.2'));
      expect(card.getByRole('link', { name: /^Rules and odds/ })).toBeTruthy();
    }
  });

  it('says what the labels mean before the list of games', async () => {
    open();
    await row('Games');
    const [first] = screen.getAllByRole('article');
    const note = screen.getByText(/^NEW and HOT depend only on the number of a game in our catalogue\./);
    expect(note.compareDocumentPosition(first as HTMLElement)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('offers an unfinished round before everything else', async () => {
    open({ home: { get: { ...nothing, unfinished: [waiting], last_played: [2] } } });
    const hand = await row('Continue your hand');
    expect(hand.textContent).toContain('Draw Poker: 1,000 GC staked.');
    expect(within(hand).getByRole('link', { name: 'Continue Draw Poker' })).toHaveProperty(
      'pathname',
      '/games/draw-poker',
    );
    const regions = within(screen.getByRole('main')).getAllByRole('region');
    expect(regions[0]).toBe(hand);
  });

  it('lists recently played games, latest first, then favorites, then the other games', async () => {
    open({ home: { get: { ...nothing, last_played: [9, 2, 77], favorites: [2] } } });
    expect(titlesIn(await row('Recently played'))).toEqual(['Tower Slots', 'Starlight Fortune']);
    expect(titlesIn(await row('Favorites'))).toEqual(['Starlight Fortune']);
    expect(titlesIn(await row('More games'))).toEqual(['Draw Poker']);
    const names = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    expect(names.filter((name) => /Recently|Favorites|More/.test(name ?? ''))).toEqual([
      'Recently played',
      'Favorites',
      'More games',
    ]);
  });

  it('does not link to a closed game', async () => {
    open({
      games: { list: { results: [aGame({ enabled: false }), aPokerGame] } },
      home: { get: { ...nothing, last_played: [2, 5] } },
    });
    expect(titlesIn(await row('Recently played'))).toEqual(['Draw Poker']);
  });

  it('claims the due bonus once, and says when the next one is available', async () => {
    const answer = { ...claimed, claimed: '300.00', gold_balance: '1994500.00' };
    const { press, sent } = open({ wallet: { claimLoginBonus: answer, loginBonus: [due, claimed] } });
    const bonus = await row('Daily bonus');
    expect(await within(bonus).findByText('Day 3 of 7 is ready to claim.')).toBeTruthy();
    await press.dblClick(within(bonus).getByRole('button', { name: 'Claim 300 GC' }));
    expect(await within(bonus).findByText('Claimed today.')).toBeTruthy();
    expect(bonus.textContent).toContain('500 GC from');
    expect(sent.filter(({ call }) => call === 'wallet.claimLoginBonus')).toHaveLength(1);
  });

  it('shows the games even when the home request failed', async () => {
    open({ home: { get: errorResponse(500) } });
    expect(titlesIn(await row('Games'))).toHaveLength(3);
    expect(screen.queryByRole('button', { name: /^Favorite/ })).toBeNull();
  });

  it('says when games could not be loaded, next to the balances', async () => {
    open({ games: { list: errorResponse(500) } });
    expect(await screen.findByText('Could not load games.')).toBeTruthy();
    expect(await within(await row('Your balances')).findByText('1,994,200')).toBeTruthy();
  });

  it('shows no Sweeps Coins in regions without them', async () => {
    const michigan = aUser({ us_state: 'MI', restrictions: ['sweeps_unavailable'] });
    open({ wallet: { get: { ...wallet, sweeps_balance: '0.00' } } }, michigan);
    expect(await within(await row('Your balances')).findByText('1,994,200')).toBeTruthy();
    const seen = `${screen.getByRole('banner').textContent}${(await row('Your balances')).textContent}`;
    expect(seen).not.toMatch(/0\.00|Sweeps/);
  });
});

describe('a favorite', () => {
  const star = () => screen.findByRole('button', { name: 'Favorite: Tower Slots' });

  it('is shown at once and saved', async () => {
    const { press, sent } = open({ games: { addFavorite: { favorites: [9] } } });
    expect((await star()).getAttribute('aria-pressed')).toBe('false');
    await press.click(await star());
    expect(titlesIn(await row('Favorites'))).toEqual(['Tower Slots']);
    expect((await star()).getAttribute('aria-pressed')).toBe('true');
    expect(sent.filter(({ call }) => call === 'games.addFavorite')).toHaveLength(1);
  });

  it('is reverted, with a message, when it could not be saved', async () => {
    const { press } = open({ games: { addFavorite: errorResponse(503) } });
    await press.click(await star());
    expect(await screen.findByText(/^Could not change your favorites\./)).toBeTruthy();
    await waitFor(async () => expect((await star()).getAttribute('aria-pressed')).toBe('false'));
  });

  it('is not available to visitors', async () => {
    useAuth.setState({ user: null });
    const sent = fakeApi({ games: { list: games } });
    renderApp('/games');
    await screen.findByText('Showing 3 games');
    expect(screen.queryByRole('button', { name: /^Favorite/ })).toBeNull();
    expect(sent.map(({ call }) => call)).not.toContain('home.get');
  });
});

describe('the balances in the bar', () => {
  it('are on every page with the link to buy, follow the wallet, and link to it', async () => {
    useAuth.setState({ user: aUser() });
    fakeApi({ wallet: { get: wallet }, games: { list: games }, home: { get: nothing } });
    renderApp('/games');
    const bar = screen.findByRole('banner');
    const pill = await within(await bar).findByRole('link', { name: /^Wallet\s*1,994,200 GC\s*62\.40 SC$/ });
    expect(pill).toHaveProperty('pathname', '/dashboard');
    expect(within(await bar).getAllByRole('link', { name: 'Buy Coins' })[0]).toHaveProperty('pathname', '/buy-coins');
  });

  it.each([
    ['999999999.99', '999,999,999.99 GC'],
    ['1239999999.00', '1.23B GC'],
  ])('fit into their space: %s', async (gold, shown) => {
    useAuth.setState({ user: aUser() });
    fakeApi({ wallet: { get: { ...wallet, gold_balance: gold } }, games: { list: games }, home: { get: nothing } });
    renderApp('/games');
    const pill = await screen.findByRole('link', { name: /^Wallet\s*[\d,]/ });
    await waitFor(() => expect(pill.textContent).toContain(shown));
  });

  it('are hidden from visitors', async () => {
    useAuth.setState({ user: null });
    const sent = fakeApi({ games: { list: games } });
    renderApp('/games');
    await screen.findByText('Showing 3 games');
    expect(screen.queryByRole('link', { name: /^Wallet\s*[\d,]/ })).toBeNull();
    expect(sent.map(({ call }) => call)).not.toContain('wallet.get');
  });
});
