import type { AnyGame } from '@goldwren/game-engine';
import { jacksOrBetterPoker } from '@goldwren/game-engine/games/jacks-or-better-poker';
import { starlightFortune } from '@goldwren/game-engine/games/starlight-fortune';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { makeClientSeed } from '../../features/play/model/seed-chain.ts';
import { FakeServer } from '../../features/play/testing/fake-server.ts';
import { findServer } from '../../features/play/testing/find-server.ts';
import { useAuth } from '../../lib/session/auth-store.ts';
import type { RoundRequest } from '../../shared/fairness/client-log.ts';
import { type FakeResponses, fakeApi } from '../../testing/fake-api.ts';
import { aGame, anUnknownPlayer } from '../../testing/people-and-games.ts';
import { renderApp } from '../../testing/render-app.tsx';

const fixedSeed = makeClientSeed('', '07'.repeat(32), 0);
const { stakes } = new FakeServer(starlightFortune).start();
const starlight = aGame({ stakes, default_stake: { gold: '5000.00', sweeps: '0.20' } });
const slug = 'jacks-or-better-poker';
const poker = {
  ...starlight,
  id: 4,
  slug,
  title: 'Jacks or Better Poker',
  category: 'table',
  kind: 'decision',
} as const;

beforeEach(() => useAuth.setState({ user: anUnknownPlayer() }));

async function open(
  game: AnyGame = starlightFortune,
  change: FakeResponses['games'] = {},
  server = new FakeServer(game),
  home: FakeResponses['home'] = { get: { unfinished: [], last_played: [], favorites: [] } },
) {
  const sent = fakeApi({
    games: {
      list: { results: [starlight, poker] },
      startSession: ({ body }) => server.start(body as never),
      playRound: ({ params, body }) => server.play(params.sessionId ?? '', body as RoundRequest),
      endSession: ({ params }) => server.end(params.sessionId ?? ''),
      ...change,
    },
    home,
  });
  const app = renderApp(`/games/${game.maths.slug}`);
  const primary = await screen.findByRole('button', { name: /^(Spin|Deal)$/ });
  const rounds = () => sent.filter(({ call }) => call === 'games.playRound').map(({ body }) => body as RoundRequest);
  return { ...app, primary, rounds };
}

function stakeShown(): string | null {
  return screen.getByRole('group', { name: 'Stake' }).querySelector('output')?.getAttribute('aria-label') ?? null;
}

describe('the focus', () => {
  it('is on the main button when a game opens, and its keys play', async () => {
    const { primary, press, rounds } = await open();
    expect(document.activeElement).toBe(primary);
    await press.keyboard('{ArrowRight}');
    expect(stakeShown()).toBe('Stake 10,000 Gold Coins');
    await press.keyboard(' ');
    await waitFor(() => expect(rounds()).toHaveLength(1));
    expect(rounds()[0]?.stake).toBe('10000.00');
    expect(document.activeElement).toBe(primary);
  });
});

describe('the stake', () => {
  it('is chosen from the list, and restored on the next visit, for each coin', async () => {
    const first = await open();
    await first.press.selectOptions(screen.getByRole('combobox', { name: 'Choose the stake' }), '50000.00');
    await first.press.click(screen.getByRole('radio', { name: 'Sweeps Coins' }));
    await first.press.click(screen.getByRole('button', { name: 'Raise stake' }));
    cleanup();
    const second = await open();
    expect(stakeShown()).toBe('Stake 50,000 Gold Coins');
    await second.press.click(screen.getByRole('radio', { name: 'Sweeps Coins' }));
    expect(stakeShown()).toBe('Stake 0.40 Sweeps Coins');
  });

  it('is not restored when the game no longer offers it', async () => {
    localStorage.setItem('goldwren-stakes', JSON.stringify({ 'starlight-fortune': { gold: '123.00' } }));
    await open();
    expect(stakeShown()).toBe('Stake 5,000 Gold Coins');
  });

  it('is at most what the balance covers', async () => {
    const { press } = await open();
    await press.click(screen.getByRole('radio', { name: 'Sweeps Coins' }));
    await press.click(screen.getByRole('button', { name: 'Max stake' }));
    // Of 2 SC, the stake of 2 is covered and the stake of 5 is not.
    expect(stakeShown()).toBe('Stake 2 Sweeps Coins');
    await press.click(screen.getByRole('radio', { name: 'Gold Coins' }));
    await press.click(screen.getByRole('button', { name: 'Max stake' }));
    expect(stakeShown()).toBe('Stake 100,000 Gold Coins');
  });
});

describe('a payout up to the stake', () => {
  it('is called returned, never a win, in the bar and in the session', async () => {
    vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => {
      (bytes as unknown as Uint8Array).fill(7);
      return bytes;
    });
    const server = findServer(starlightFortune, fixedSeed, (pay) => pay > 0 && pay < 100);
    const { press, primary } = await open(starlightFortune, {}, server);
    await press.click(primary);
    await press.keyboard('{Escape}');
    expect((await screen.findByText(/^Returned [\d,]+ GC:$/)).tagName).toBe('STRONG');
    expect(screen.queryByText(/^You won /)).toBeNull();
    expect(screen.getByText('Last win').nextSibling?.textContent).toBe('None yet');
  });
});

describe('the tools of the bar', () => {
  it('switch the sound, set its levels, and remember both', async () => {
    const { press } = await open();
    await press.click(screen.getByRole('button', { name: 'Sound: off' }));
    const slider = await screen.findByRole('slider', { name: 'Effects' });
    expect(slider).toHaveProperty('disabled', true);
    // Only devices that can be felt offer vibration.
    expect(screen.queryByRole('checkbox', { name: 'Vibration' })).toBeNull();
    await press.click(screen.getByRole('checkbox', { name: 'Sound' }));
    expect(screen.getByRole('button', { name: 'Sound: on' })).toBeTruthy();
    fireEvent.change(slider, { target: { value: '40' } });
    fireEvent.change(screen.getByRole('slider', { name: 'Background' }), { target: { value: '0' } });
    await press.keyboard('{Escape}');
    expect(screen.queryByRole('slider')).toBeNull();
    cleanup();
    const second = await open();
    await second.press.click(screen.getByRole('button', { name: 'Sound: on' }));
    expect(await screen.findByRole('slider', { name: 'Effects' })).toHaveProperty('value', '40');
    expect(screen.getByRole('slider', { name: 'Background' })).toHaveProperty('value', '0');
  });

  it('offer vibration on a touch device that can vibrate', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      ...{ matches: query.includes('coarse'), addEventListener: vi.fn(), removeEventListener: vi.fn() },
    }));
    Object.assign(navigator, { vibrate: vi.fn() });
    const { press } = await open();
    await press.click(screen.getByRole('button', { name: /^Sound/ }));
    const vibration = await screen.findByRole('checkbox', { name: 'Vibration' });
    expect(vibration).toHaveProperty('checked', false);
    await press.click(vibration);
    expect(localStorage.getItem('goldwren-vibration')).toBe('on');
    Reflect.deleteProperty(navigator, 'vibrate');
  });

  it('offer full screen only where the browser supports it', async () => {
    const first = await open();
    await first.press.click(screen.getByRole('button', { name: 'More' }));
    expect(screen.getByRole('link', { name: 'This session' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Full screen' })).toBeNull();
    cleanup();
    const requestFullscreen = vi.fn(function (this: Element) {
      return Promise.resolve(this.className);
    });
    Object.assign(document, { fullscreenEnabled: true });
    Object.assign(Element.prototype, { requestFullscreen });
    onTestFinished(() => {
      Reflect.deleteProperty(document, 'fullscreenEnabled');
      Reflect.deleteProperty(Element.prototype, 'requestFullscreen');
    });
    const second = await open();
    await second.press.click(screen.getByRole('button', { name: 'More' }));
    await second.press.click(screen.getByRole('button', { name: 'Full screen' }));
    expect(requestFullscreen.mock.contexts.map(({ className }) => className)).toEqual(['player']);
  });

  it('close their menu on Escape and return the focus', async () => {
    const { press } = await open();
    const more = screen.getByRole('button', { name: 'More' });
    await press.click(more);
    await press.keyboard('{Escape}');
    expect(screen.queryByRole('link', { name: 'This session' })).toBeNull();
    expect(document.activeElement).toBe(more);
  });
});

describe('a hand that waits in another game', () => {
  const unfinished = [{ game: 4, currency: 'gold', stake: '5000.00', since: '2026-11-22T08:00:00.000Z' }] as const;
  const home = { get: { unfinished: [...unfinished], last_played: [4], favorites: [] } };

  it('is offered while nothing has happened here', async () => {
    await open(starlightFortune, {}, undefined, home);
    expect(await screen.findByText(/^You have an open round in Jacks or Better Poker\./)).toBeTruthy();
    const way = screen.getByRole('link', { name: 'Continue your hand' });
    expect(way.getAttribute('href')).toBe(`/games/${slug}`);
  });

  it('is not offered in its own game, nor when none waits', async () => {
    await open(jacksOrBetterPoker as unknown as AnyGame, {}, undefined, home);
    expect(await screen.findByText('Choose your stake, then press Deal.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Continue your hand' })).toBeNull();
  });
});
