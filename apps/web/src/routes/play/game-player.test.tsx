import type { AnyGame } from '@goldwren/game-engine';
import { jacksOrBetterPoker } from '@goldwren/game-engine/games/jacks-or-better-poker';
import { starlightFortune } from '@goldwren/game-engine/games/starlight-fortune';
import { jacksOrBetterPoker as messages } from '@goldwren/messages/current/games/jacks-or-better-poker';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { makeClientSeed } from '../../features/play/model/seed-chain.ts';
import { fairnessKey } from '../../features/play/testing/fairness-key.ts';
import { FakeServer } from '../../features/play/testing/fake-server.ts';
import { findServer } from '../../features/play/testing/find-server.ts';
import { shownBalances } from '../../features/play/testing/shown-balances.ts';
import { useAuth } from '../../lib/session/auth-store.ts';
import type { RoundRequest } from '../../shared/fairness/client-log.ts';
import { errorResponse, type FakeRequest, type FakeResponses, fakeApi } from '../../testing/fake-api.ts';
import { aGame, anUnknownPlayer } from '../../testing/people-and-games.ts';
import { renderApp } from '../../testing/render-app.tsx';

const jacks = jacksOrBetterPoker as unknown as AnyGame;
/** The first client seed when all random bytes are seven. */
const fixedSeed = makeClientSeed('', '07'.repeat(32), 0);
const { stakes } = new FakeServer(starlightFortune).start();
const starlight = aGame({ stakes, default_stake: { gold: '5000.00', sweeps: '0.20' } });
const poker = {
  ...starlight,
  id: 4,
  slug: 'jacks-or-better-poker',
  title: 'Jacks or Better Poker',
  kind: 'decision' as const,
};
const list = { results: [starlight, poker] };

beforeEach(() => useAuth.setState({ user: anUnknownPlayer() }));

/** The calls of a table, answered by a fake server. */
function answersOf(server: FakeServer): NonNullable<FakeResponses['games']> {
  const session = ({ params }: FakeRequest) => params.sessionId ?? '';
  return {
    list,
    startSession: ({ body }) => server.start(body as never),
    playRound: (call) => server.play(session(call), call.body as RoundRequest),
    act: (call) => server.act(session(call), call.params.roundId ?? '', call.body as never),
    endSession: (call) => server.end(session(call)),
    listRounds: ({ query }) => server.list(query.get('session') ?? '', 100),
  };
}

function fixSeed(): void {
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => {
    (bytes as unknown as Uint8Array).fill(7);
    return bytes;
  });
}

async function openStarlight(server = new FakeServer(starlightFortune), change: FakeResponses['games'] = {}) {
  const sent = fakeApi({ games: { ...answersOf(server), ...change } });
  const app = renderApp('/games/starlight-fortune');
  await screen.findByRole('button', { name: 'Spin' });
  const rounds = () => sent.filter(({ call }) => call === 'games.playRound');
  return { ...app, rounds };
}

function statusLine(): HTMLElement {
  const line = document.querySelector<HTMLElement>('.status-line');
  if (!line) throw new Error('No status line');
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
    [errorResponse(400, { code: 'insufficient_gold' }), 'Insufficient Gold Coins'],
    [errorResponse(503, { code: 'game_off' }), 'Failed to start game'],
    [errorResponse(500), 'Failed to start game'],
    ['offline' as const, 'Failed to start game'],
  ])('shows an alert when it cannot start, then returns to the games (%#)', async (startSession, title) => {
    fakeApi({ games: { list, startSession } });
    const { router, press } = renderApp('/games/starlight-fortune');
    expect(await screen.findByRole('alertdialog', { name: title })).toBeTruthy();
    await press.click(screen.getByRole('button', { name: 'Back to Games' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/games'));
  });

  it('shows balances, disclaimer and the reels as a table', async () => {
    await openStarlight();
    expect(shownBalances()).toBe('Gold: 2,000,000 • SC: 2');
    expect(screen.getByText(/For entertainment only\. 18\+/)).toBeTruthy();
    expect(within(screen.getByRole('table', { name: 'Symbols on the reels' })).getAllByRole('row')).toHaveLength(4);
  });

  it('explains why Sweeps Coins cannot be chosen', async () => {
    useAuth.setState({ user: anUnknownPlayer({ us_state: null, restrictions: ['state_required'] }) });
    await openStarlight();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Sweeps Coins' }).disabled).toBe(true);
    expect(screen.getByRole('link', { name: 'Add your state' }).getAttribute('href')).toBe('/dashboard');
  });
});

describe('playing Starlight Fortune', () => {
  it('spins with Space, changes the stake with arrows, skips with Esc, and announces the outcome once', async () => {
    fixSeed();
    const { press, rounds } = await openStarlight(
      findServer(starlightFortune, fixedSeed, (pay) => pay > 100 && pay < 200),
    );
    await press.keyboard('{ArrowRight}{ArrowLeft} ');
    expect(await screen.findByRole('button', { name: 'Skip' })).toBeTruthy();
    expect(document.querySelector('.stage')?.getAttribute('data-playing')).toMatch(/^(staking|showing)$/);
    await press.keyboard('{Escape} ');
    await waitFor(() => expect(statusLine().textContent).toMatch(/^\s*You won [\d,]+ Gold Coins: /));
    expect(await screen.findByText(/^Verified: locked in before your seed/)).toBeTruthy();
    expect(document.querySelector('[data-celebrating]')?.getAttribute('data-level')).toBe('1');
    await waitFor(() => expect(document.querySelector('.stage[data-playing]')).toBeNull());
    expect(rounds()).toHaveLength(1);
    const body = { nonce: 0, currency: 'gold', stake: '5000.00', client_seed: fixedSeed, choice: {} };
    expect(rounds()[0]?.body).toEqual(body);
  });

  it('does not celebrate a payout up to the stake', async () => {
    fixSeed();
    const { press } = await openStarlight(findServer(starlightFortune, fixedSeed, (pay) => pay > 0 && pay <= 100));
    await press.click(screen.getByRole('button', { name: 'Spin' }));
    await press.keyboard('{Escape}');
    await waitFor(() => expect(statusLine().textContent).toMatch(/^\s*(Paid|Stake returned)/));
    expect(document.querySelector('[data-celebrating]')).toBeNull();
  });

  it('leaves Space to a focused field', async () => {
    const { press, rounds } = await openStarlight();
    await press.click(screen.getByText('Fairness and client seed'));
    await press.type(screen.getByLabelText('Your own text'), ' ');
    expect(rounds()).toHaveLength(0);
  });

  it("puts the player's text before every seed, and rejects invalid text", async () => {
    const { press, rounds } = await openStarlight();
    await press.click(screen.getByText('Fairness and client seed'));
    const field = screen.getByLabelText('Your own text');
    await press.type(field, 'night-owl');
    await press.click(screen.getByRole('button', { name: 'Spin' }));
    await waitFor(() => expect(rounds()).toHaveLength(1));
    expect((rounds()[0]?.body as RoundRequest | undefined)?.client_seed).toMatch(/^night-owl-[0-9a-f]{64}$/);
    await press.type(field, '!');
    expect(screen.getByText('Use letters, digits, hyphens and underscores.')).toBeTruthy();
  });

  it('says why a stake was rejected and what to do', async () => {
    const playRound = errorResponse(400, { code: 'insufficient_gold' });
    const { press } = await openStarlight(new FakeServer(starlightFortune), { playRound });
    await press.click(await screen.findByRole('button', { name: 'Spin' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Not enough Gold Coins');
    expect(shownBalances()).toBe('Gold: 2,000,000 • SC: 2');
  });

  it('says on the login page that no stake was taken when the session expired', async () => {
    const playRound = errorResponse(401, { code: 'unauthenticated' });
    const { press, router } = await openStarlight(new FakeServer(starlightFortune), { playRound });
    await press.click(screen.getByRole('button', { name: 'Spin' }));
    expect(await screen.findByText(/No stake was taken\. Log in to continue playing\./)).toBeTruthy();
    expect(router.state.location).toMatchObject({ pathname: '/login', search: '?next=/games/starlight-fortune' });
    expect(useAuth.getState().user).toBeNull();
  });

  it('shows a fairness violation in red, and offers the evidence as a download', async () => {
    const server = new FakeServer(starlightFortune);
    const playRound = ({ params, body }: FakeRequest) => ({
      ...server.play(params.sessionId ?? '', body as RoundRequest),
      payout: '123.00',
    });
    const { press } = await openStarlight(server, { playRound });
    await press.click(screen.getByRole('button', { name: 'Spin' }));
    await press.keyboard('{Escape}');
    expect((await screen.findByRole('alert')).textContent).toContain('The payout is not what the round pays.');
    expect(screen.queryByText(/^Verified/)).toBeNull();
    const made = vi.fn((_file: Blob) => 'blob:evidence');
    vi.spyOn(URL, 'createObjectURL').mockImplementation(made as typeof URL.createObjectURL);
    await press.click(screen.getByRole('button', { name: 'Save evidence' }));
    expect(JSON.parse((await made.mock.calls[0]?.[0].text()) ?? '')).toMatchObject({ codes: ['payout'] });
  });
});

describe('playing Jacks or Better', () => {
  it('continues an open hand: holds by key, draws, shows the result', async () => {
    const server = new FakeServer(jacks);
    const { session_id } = server.start();
    const request = { nonce: 0, currency: 'gold', stake: '5000.00', client_seed: 'elsewhere', choice: {} } as const;
    const open_round = server.play(session_id, request);
    const sent = fakeApi({ games: answersOf(server) });
    const { press } = renderApp('/games/jacks-or-better-poker');
    expect(await screen.findByText('Choose the cards to hold, then draw.')).toBeTruthy();
    const { cards } = open_round.view as { cards: string[] };
    const second = screen.getByRole('button', { name: messages.hold(messages.cardName(cards[1] ?? '')) });
    await press.keyboard('15');
    await press.keyboard('1');
    await press.click(second);
    expect(second.getAttribute('aria-pressed')).toBe('true');
    await press.click(screen.getByRole('button', { name: 'Draw' }));
    expect(await screen.findByRole('button', { name: 'Deal' })).toBeTruthy();
    const taken = sent.filter(({ call }) => call === 'games.act');
    expect(taken.map(({ body }) => body)).toEqual([{ step: 0, action: { type: 'hold', positions: [1, 4] } }]);
    expect(
      await screen.findByText(/^The round matches its secret\. Its seed or a decision came from another browser/),
    ).toBeTruthy();
  });
});

it('ends the session on request and shows totals and the checked seed', async () => {
  const server = new FakeServer(starlightFortune);
  const keys = { results: [fairnessKey] };
  const sent = fakeApi({ games: answersOf(server), fairness: { keys } });
  const { press } = renderApp('/games/starlight-fortune');
  await press.click(await screen.findByRole('button', { name: 'End session' }));
  expect(await screen.findByText(/^Verified: the revealed seed is the one locked in at the start/)).toBeTruthy();
  const reports = sent.filter(({ call }) => call === 'games.endSession').map(({ body }) => body);
  expect(reports).toContainEqual(expect.objectContaining({ gold_won: '0.00', rounds: 0 }));
  await press.click(screen.getByRole('button', { name: 'Play again' }));
  expect(await screen.findByRole('button', { name: 'Spin' })).toBeTruthy();
});
