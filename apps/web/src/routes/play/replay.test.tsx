import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { aRecord, slug, title } from '../../features/play/testing/ended-session.ts';
import { useAuth } from '../../lib/session/auth-store.ts';
import { errorResponse, fakeApi } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';

describe('a shared replay', () => {
  const { server, record } = aRecord();
  const session = server.current();
  const played = session.rounds[0];
  if (!played) throw new Error('No round');
  const shared = {
    ...{ at: '2026-11-21', game: { id: 2, slug, title }, maths: record.maths, currency: record.currency },
    ...{ stake: record.stake, raised: record.raised, payout: record.payout, choice: record.choice },
    ...{ actions: record.actions, round_key: server.keyOf(session, played.request) },
  };

  it('is public, and is replayed from its key', async () => {
    useAuth.setState({ user: null });
    fakeApi({ games: { replay: shared } });
    renderApp('/replay/abcdefghijklmnopqrstuvwxyz');
    expect(await screen.findByText(/The payout is correct/)).toBeTruthy();
    // The stage as a table, for any game.
    expect(await screen.findByRole('table')).toBeTruthy();
    expect(screen.getByText(/November 21, 2026/)).toBeTruthy();
  });

  it('can be played again, and skipped', async () => {
    fakeApi({ games: { replay: shared } });
    const { press } = renderApp('/replay/abcdefghijklmnopqrstuvwxyz');
    await press.click(await screen.findByRole('button', { name: 'Play this round again' }));
    expect(screen.queryByRole('button', { name: 'Play this round again' })).toBeNull();
    const skip = screen.getByRole('button', { name: 'Skip to the result' });
    await vi.waitFor(
      async () => {
        await press.click(skip);
        expect(screen.getByRole('button', { name: 'Play this round again' })).toBeTruthy();
      },
      { timeout: 8_000 },
    );
  });

  it('is rejected with a message when the payout differs', async () => {
    fakeApi({ games: { replay: { ...shared, payout: '99999.00' } } });
    renderApp('/replay/abcdefghijklmnopqrstuvwxyz');
    expect((await screen.findByRole('alert')).textContent).toMatch(/produces a different payout/);
  });

  it('shows a message when it does not exist', async () => {
    fakeApi({ games: { replay: errorResponse(404, { code: 'not_found' }) } });
    renderApp('/replay/abcdefghijklmnopqrstuvwxyz');
    expect(await screen.findByText('This replay does not exist.')).toBeTruthy();
  });
});
