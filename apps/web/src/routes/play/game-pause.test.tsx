import type { PlayStatus } from '@goldwren/contracts/player';
import { starlightFortune } from '@goldwren/game-engine/games/starlight-fortune';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { FakeServer } from '../../features/play/testing/fake-server.ts';
import { shownBalances } from '../../features/play/testing/shown-balances.ts';
import { useAuth } from '../../lib/session/auth-store.ts';
import type { RoundRequest } from '../../shared/fairness/client-log.ts';
import { errorResponse, type FakeResponses, fakeApi } from '../../testing/fake-api.ts';
import { aGame, anUnknownPlayer } from '../../testing/people-and-games.ts';
import { renderApp } from '../../testing/render-app.tsx';

const { stakes } = new FakeServer(starlightFortune).start();
const starlight = aGame({ stakes, default_stake: { gold: '5000.00', sweeps: '0.20' } });
const status: PlayStatus = {
  restrictions: [],
  cool_off_until: null,
  self_exclusion: null,
  today: { seconds: 2_700, net: { gold: '-35000.00', sweeps: '1.20' } },
  reality_check: { minutes: 15, seconds: 960, due: true },
  limits: [],
};
const sentence =
  'This would exceed your own limit of a loss of 10 Sweeps Coins in a day. It resets on Nov 23, 12:00 AM.';
const limitReached = errorResponse(403, {
  code: 'limit_reached',
  error: sentence,
  params: {
    reason: 'play_limit',
    kind: 'sweeps_loss',
    period: 'day',
    amount: '10.00',
    reserved: null,
    resets_at: '2026-11-23T05:00:00Z',
  },
});

beforeEach(() => useAuth.setState({ user: anUnknownPlayer() }));

/** The first answer to an opened table. No check is due yet. */
const notYet: PlayStatus = { ...status, reality_check: { minutes: 15, seconds: 600, due: false } };
const answeredStatus = { ...status, reality_check: { minutes: 15 as const, seconds: 0, due: false } };

/** A table whose stakes are rejected with this problem until a reality check is answered. Null: they are played. */
function openTable(refused: unknown, play: FakeResponses['play']) {
  const server = new FakeServer(starlightFortune);
  let answered = refused === null;
  const sent = fakeApi({
    games: {
      list: { results: [starlight] },
      startSession: ({ body }) => server.start(body as never),
      playRound: ({ params, body }) => {
        if (!answered) return refused as never;
        return server.play(params.sessionId ?? '', body as RoundRequest);
      },
      endSession: ({ params }) => server.end(params.sessionId ?? ''),
      listRounds: ({ query }) => server.list(query.get('session') ?? '', 100),
    },
    play: {
      ...play,
      answerRealityCheck: () => {
        answered = true;
        return answeredStatus;
      },
    },
  });
  const app = renderApp('/games/starlight-fortune');
  return { app, count: (call: string) => sent.filter((one) => one.call === call).length };
}

const openFree = (play: FakeResponses['play']) => openTable(null, play);

/** A table whose first stake has just been rejected. */
async function openRefused(refused: unknown, play: FakeResponses['play'] = { status: [notYet, status] }) {
  const { app, count } = openTable(refused, play);
  await app.press.click(await screen.findByRole('button', { name: 'Spin' }));
  return { ...app, count };
}

describe('a limit', () => {
  it('pauses play with its own message, says that nothing was taken, and links to the limits', async () => {
    const { press } = await openRefused(limitReached);
    const dialog = await screen.findByRole('alertdialog', { name: 'You have reached your limit' });
    expect(dialog.textContent).toContain(`${sentence} No stake was taken.`);
    expect(within(dialog).getByRole('link', { name: 'Your limits' }).getAttribute('href')).toBe('/dashboard/limits');
    expect(document.activeElement).toBe(within(dialog).getByRole('heading'));
    await press.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByRole('alert').textContent).toContain('You have reached your limit');
    expect(shownBalances()).toBe('Gold: 2,000,000 • SC: 2');
  });

  it('is shown again when it rejects the next stake', async () => {
    const { press } = await openRefused(limitReached);
    await press.click(await screen.findByRole('button', { name: 'Close' }));
    await press.click(screen.getByRole('button', { name: 'Spin' }));
    expect(await screen.findByRole('alertdialog', { name: 'You have reached your limit' })).toBeTruthy();
  });

  it('lets the player stop immediately', async () => {
    const { press } = await openRefused(limitReached);
    await press.click(await screen.findByRole('button', { name: 'Stop playing' }));
    expect(await screen.findByRole('heading', { name: 'Session ended' })).toBeTruthy();
  });
});

describe('a break', () => {
  it.each([
    ['self_excluded', 'Your account is self-excluded'],
    ['cooling_off', 'You are taking a break'],
  ] as const)('%s pauses play and says until when', async (code, title) => {
    const error = 'Until November 23, 2026.';
    await openRefused(errorResponse(403, { code, error, params: { until: '2026-11-23T05:00:00Z' } }));
    const dialog = await screen.findByRole('alertdialog', { name: title });
    expect(dialog.textContent).toContain(`${error} No stake was taken.`);
  });
});

describe('a reality check', () => {
  const check = errorResponse(403, { code: 'reality_check_due' });

  it('shows time and net result of both coins, with the options to continue', async () => {
    await openRefused(check);
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Reality check' }));
    expect(await dialog.findByText(/^You have played for 16 minutes /)).toBeTruthy();
    expect(dialog.getByText('45 minutes')).toBeTruthy();
    expect(dialog.getByText('−35,000 GC')).toBeTruthy();
    expect(dialog.getByText('+1.20 SC')).toBeTruthy();
    expect(dialog.getByText('No stake was taken.')).toBeTruthy();
    expect(dialog.getByRole('link', { name: 'See my activity' }).getAttribute('href')).toBe('/dashboard/activity');
    expect(dialog.getByRole('button', { name: 'Stop playing' })).toBeTruthy();
  });

  it('appears when it is due between two rounds, and play continues once it is answered', async () => {
    const { app, count } = openFree({ status });
    expect(await screen.findByRole('alertdialog', { name: 'Reality check' })).toBeTruthy();
    expect(count('games.playRound')).toBe(0);
    await app.press.click(await screen.findByRole('button', { name: 'Continue playing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await app.press.click(screen.getByRole('button', { name: 'Spin' }));
    await app.press.keyboard('{Escape}');
    expect(await screen.findByText(/^Verified: locked in before your seed/)).toBeTruthy();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it.each([
    ['the player has turned it off', null],
    ['it is not due', { minutes: 15 as const, seconds: 600, due: false }],
  ])('does not appear when %s', async (_why, reality_check) => {
    const { count } = openFree({ status: { ...status, reality_check } });
    await screen.findByRole('button', { name: 'Spin' });
    await waitFor(() => expect(count('play.status')).toBe(1));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('is not answered by a key press meant for the game, nor by Escape', async () => {
    const { press, count } = await openRefused(check);
    await screen.findByRole('alertdialog', { name: 'Reality check' });
    await press.keyboard(' {Enter}{Escape}');
    expect(screen.getByRole('alertdialog', { name: 'Reality check' })).toBeTruthy();
    expect(count('play.answerRealityCheck')).toBe(0);
    expect(count('games.playRound')).toBe(1);
  });

  it('lets play continue once the server has recorded it, and disappears', async () => {
    const { press, count } = await openRefused(check);
    await press.click(await screen.findByRole('button', { name: 'Continue playing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(count('play.answerRealityCheck')).toBe(1);
    expect(screen.queryByRole('alert')).toBeNull();
    await press.click(screen.getByRole('button', { name: 'Spin' }));
    await press.keyboard('{Escape}');
    expect(await screen.findByText(/^Verified: locked in before your seed/)).toBeTruthy();
  });

  it('can be answered when the result could not be loaded', async () => {
    const { press } = await openRefused(check, { status: errorResponse(500) });
    expect(await screen.findByText('Could not load your time and result.')).toBeTruthy();
    await press.click(screen.getByRole('button', { name: 'Continue playing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });
});
