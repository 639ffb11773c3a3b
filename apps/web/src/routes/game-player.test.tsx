import type { AnyGame } from '@goldwren/game-engine';
import { jacksOrBetterPoker } from '@goldwren/game-engine/games/jacks-or-better-poker';
import { starlightFortune } from '@goldwren/game-engine/games/starlight-fortune';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { words } from '../features/play/games/jacks-or-better-poker/words.ts';
import { aRequest, aRound, aSession, nonceThat } from '../features/play/testing/house.ts';
import { useAuth } from '../lib/auth-store.ts';
import { fakeApi, refusal } from '../testing/fake-api.ts';
import { aGame, aUser } from '../testing/people-and-games.ts';
import { renderApp } from '../testing/render-app.tsx';

const jacks = jacksOrBetterPoker as unknown as AnyGame;
const seeded = { client_seed: 'test-seed' };
const stakes = aSession(starlightFortune).stakes;
const starlight = aGame({ stakes, default_stake: { gold: '5000.00', sweeps: '0.20' } });
const poker = {
  ...starlight,
  id: 4,
  slug: 'jacks-or-better-poker',
  title: 'Jacks or Better Poker',
  kind: 'decision' as const,
};
const list = { results: [starlight, poker] };

beforeEach(() => useAuth.setState({ user: aUser() }));

async function openStarlight(nonce = 0) {
  const round = aRound(starlightFortune, aRequest({ nonce }));
  const startSession = aSession(starlightFortune, { ...seeded, next_nonce: nonce });
  const sent = fakeApi({ games: { list, startSession, playRound: round } });
  const app = renderApp('/games/starlight-fortune');
  await screen.findByRole('button', { name: 'Spin' });
  const rounds = () => sent.filter(({ call }) => call === 'games.playRound');
  return { ...app, round, rounds };
}

function statusLine(): HTMLElement {
  const line = document.querySelector<HTMLElement>('.status-line');
  if (!line) throw new Error('no status line');
  return line;
}

describe('opening a game', () => {
  it('asks a signed-out visitor to log in and remembers the game', async () => {
    useAuth.setState({ user: null });
    fakeApi({ games: { list } });
    const { router } = renderApp('/games', '/games/starlight-fortune');
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(router.state.location.search).toBe('?next=/games/starlight-fortune');
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it("says 'Game not found' for an unknown slug", async () => {
    fakeApi({ games: { list } });
    renderApp('/games/lost-game');
    expect(await screen.findByRole('heading', { name: 'Game not found' })).toBeTruthy();
    const [link] = within(screen.getByRole('main')).getAllByRole('link', { name: 'Back to Games' });
    expect(link?.getAttribute('href')).toBe('/games');
  });

  it.each([
    [refusal(400, { code: 'insufficient_gold' }), 'Insufficient Gold Coins'],
    [refusal(503, { code: 'game_off' }), 'Failed to start game'],
    [refusal(500), 'Failed to start game'],
    ['offline' as const, 'Failed to start game'],
  ])('alerts when it cannot start, then goes back to the games (%#)', async (startSession, title) => {
    fakeApi({ games: { list, startSession } });
    const { router, press } = renderApp('/games/starlight-fortune');
    expect(await screen.findByRole('alertdialog', { name: title })).toBeTruthy();
    await press.click(screen.getByRole('button', { name: 'Back to Games' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/games'));
  });

  it('shows balances, disclaimer and the reels as a table', async () => {
    await openStarlight();
    expect(screen.getByText('Gold: 2,000,000 • SC: 2.00')).toBeTruthy();
    expect(screen.getByText(/For entertainment only\. 18\+/)).toBeTruthy();
    expect(within(screen.getByRole('table', { name: 'Symbols on the reels' })).getAllByRole('row')).toHaveLength(4);
  });

  it('explains why Sweeps Coins cannot be chosen', async () => {
    useAuth.setState({ user: aUser({ us_state: null, restrictions: ['state_required'] }) });
    await openStarlight();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Sweeps Coins' }).disabled).toBe(true);
    expect(screen.getByRole('link', { name: 'Add your state' }).getAttribute('href')).toBe('/dashboard');
  });
});

describe('playing Starlight Fortune', () => {
  it('spins with Space, steps the stake with arrows, skips with Esc, and says the outcome once', async () => {
    const nonce = nonceThat(starlightFortune, (pay) => pay > 100 && pay < 200);
    const { press, rounds } = await openStarlight(nonce);
    await press.keyboard('{ArrowRight}{ArrowLeft} ');
    expect(await screen.findByRole('button', { name: 'Skip' })).toBeTruthy();
    await press.keyboard('{Escape} ');
    await waitFor(() => expect(statusLine().textContent).toMatch(/^\s*Win [\d,]+ Gold Coins: /));
    expect(await screen.findByText('Verified: replayed in your browser')).toBeTruthy();
    expect(document.querySelector('[data-celebrating]')).not.toBeNull();
    expect(rounds()).toHaveLength(1);
    expect(rounds()[0]?.body).toEqual(aRequest({ nonce }));
  });

  it('does not celebrate a return of the stake or less', async () => {
    const nonce = nonceThat(starlightFortune, (pay) => pay > 0 && pay <= 100);
    const { press } = await openStarlight(nonce);
    await press.click(screen.getByRole('button', { name: 'Spin' }));
    await press.keyboard('{Escape}');
    await waitFor(() => expect(statusLine().textContent).toMatch(/^\s*(Paid|Stake returned)/));
    expect(document.querySelector('[data-celebrating]')).toBeNull();
  });

  it('leaves Space to a field that has the focus', async () => {
    const { press, rounds } = await openStarlight();
    await press.click(screen.getByText('Fairness and client seed'));
    await press.type(screen.getByLabelText('Client seed'), ' ');
    expect(rounds()).toHaveLength(0);
  });

  it('refuses an empty client seed in words', async () => {
    const { press } = await openStarlight();
    await press.click(screen.getByText('Fairness and client seed'));
    await press.clear(screen.getByLabelText('Client seed'));
    expect(screen.getByText(/^Enter a client seed\./)).toBeTruthy();
  });

  it('says why a stake was refused and what to do', async () => {
    const playRound = refusal(403, { code: 'limit_reached' });
    fakeApi({ games: { list, startSession: aSession(starlightFortune), playRound } });
    const { press } = renderApp('/games/starlight-fortune');
    await press.click(await screen.findByRole('button', { name: 'Spin' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Your limit is reached');
    expect(screen.getByText('Gold: 2,000,000 • SC: 2.00')).toBeTruthy();
  });

  it('warns with the round id when the replay does not fit', async () => {
    const round = { ...aRound(starlightFortune, aRequest()), payout: '123.00' };
    fakeApi({ games: { list, startSession: aSession(starlightFortune, seeded), playRound: round } });
    const { press } = renderApp('/games/starlight-fortune');
    await press.click(await screen.findByRole('button', { name: 'Spin' }));
    await press.keyboard('{Escape}');
    expect((await screen.findByRole('alert')).textContent).toContain(round.round_id);
  });
});

describe('playing Jacks or Better', () => {
  it('continues an open hand: holds by key, draws, shows the result', async () => {
    const request = aRequest();
    const open_round = aRound(jacks, request);
    const act = aRound(jacks, request, [{ type: 'hold', positions: [1, 4] }]);
    const started = aSession(jacks, { ...seeded, open_round, next_nonce: 1, resumed: true });
    const sent = fakeApi({
      games: { list, startSession: started, act, listRounds: { results: [], next_cursor: null } },
    });
    const { press } = renderApp('/games/jacks-or-better-poker');
    expect(await screen.findByText('Choose the cards to hold, then draw.')).toBeTruthy();
    const { cards } = open_round.view as { cards: string[] };
    const second = screen.getByRole('button', { name: words.hold(words.cardName(cards[1] ?? '')) });
    await press.keyboard('15');
    await press.keyboard('1');
    await press.click(second);
    expect(second.getAttribute('aria-pressed')).toBe('true');
    await press.click(screen.getByRole('button', { name: 'Draw' }));
    expect(await screen.findByRole('button', { name: 'Deal' })).toBeTruthy();
    const taken = sent.filter(({ call }) => call === 'games.act');
    expect(taken.map(({ body }) => body)).toEqual([{ step: 0, action: { type: 'hold', positions: [1, 4] } }]);
    expect(await screen.findByText('Verified: replayed in your browser')).toBeTruthy();
  });
});

it('ends the session on request and shows totals and the checked seed', async () => {
  const totals = {
    session_id: aSession(starlightFortune).session_id,
    gold_won: '0.00',
    sweeps_won: '0.00',
    rounds: 0,
    report_matches: true,
    server_seed: '07'.repeat(32),
    wallet: { gold: '2000000.00', sweeps: '2.00' },
  };
  const sent = fakeApi({ games: { list, startSession: aSession(starlightFortune), endSession: totals } });
  const { press } = renderApp('/games/starlight-fortune');
  await press.click(await screen.findByRole('button', { name: 'End session' }));
  expect(await screen.findByText(/^Verified: the revealed seed is the one fixed at the start/)).toBeTruthy();
  const reports = sent.filter(({ call }) => call === 'games.endSession').map(({ body }) => body);
  expect(reports).toContainEqual(expect.objectContaining({ gold_won: '0.00', rounds: 0 }));
  await press.click(screen.getByRole('button', { name: 'Play again' }));
  expect(await screen.findByRole('button', { name: 'Spin' })).toBeTruthy();
});
