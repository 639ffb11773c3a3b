import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { aRecord, slug, title } from '../../features/play/testing/ended-session.ts';
import { useAuth } from '../../lib/session/auth-store.ts';
import { errorResponse, fakeApi } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';

/** A round with a payout: a round without one could have any stake. */
function aPaidRecord() {
  for (let byte = 0; byte < 256; byte++) {
    const played = aRecord(new Uint8Array(32).fill(byte));
    if (played.record.payout !== '0.00') return played;
  }
  throw new Error('No round with a payout');
}

/** Null while the seal of the round is closed. */
const sealState = () => (document.querySelector('.round-seal') as Element).getAttribute('data-verified');

describe('a shared replay', () => {
  const { server, record } = aPaidRecord();
  const session = server.current();
  const played = session.rounds[0];
  if (!played) throw new Error('No round');
  const shared = {
    ...{ at: '2026-11-21', game: { id: 2, slug, title }, maths: record.maths, currency: record.currency },
    ...{ stake: record.stake, raised: record.raised, payout: record.payout, choice: record.choice },
    ...{ actions: record.actions, commitment: record.commitment, round_key: server.keyOf(session, played.request) },
  };

  it('is public, and is replayed from its key', async () => {
    useAuth.setState({ user: null });
    fakeApi({ games: { replay: shared } });
    renderApp('/replay/abcdefghijklmnopqrstuvwxyz');
    expect(await screen.findByText('The payout follows the rules of the game.')).toBeTruthy();
    expect(sealState()).toBe('true');
    // The stage as a table, for any game.
    expect(await screen.findByRole('table')).toBeTruthy();
    expect(screen.getByText(/November 21, 2026/)).toBeTruthy();
  });

  it('can be played again, and skipped, and its seal is closed until the end', async () => {
    fakeApi({ games: { replay: shared } });
    const { press } = renderApp('/replay/abcdefghijklmnopqrstuvwxyz');
    await press.click(await screen.findByRole('button', { name: 'Play this round again' }));
    expect(screen.queryByRole('button', { name: 'Play this round again' })).toBeNull();
    expect(sealState()).toBeNull();
    await vi.waitFor(
      async () => {
        // After its end, the button has another label and would start the replay again.
        const skip = screen.queryByRole('button', { name: 'Skip to the result' });
        expect(sealState()).toBe(skip ? null : 'true');
        if (skip) await press.click(skip);
        // A failed `getByRole` would describe the whole page, each time.
        expect(screen.queryByRole('button', { name: 'Play this round again' })).not.toBeNull();
      },
      // The stage loads only now, which takes longest when its code is compiled for the first time.
      { timeout: 30_000 },
    );
    expect(sealState()).toBe('true');
  });

  it('begins with a closed seal where motion is allowed', async () => {
    vi.stubGlobal('matchMedia', undefined);
    fakeApi({ games: { replay: shared } });
    renderApp('/replay/abcdefghijklmnopqrstuvwxyz');
    expect(await screen.findByRole('button', { name: 'Skip to the result' })).toBeTruthy();
    expect(sealState()).toBeNull();
  });

  it.each([
    ['payout', { payout: '99999.00' }],
    ['raise', { raised: '99999.00' }],
    ['stake', { stake: '1.00' }],
    ['key', { round_key: '00'.repeat(32) }],
    ['maths version', { maths: { ...record.maths, hash: '00'.repeat(32) } }],
    ['choice', { choice: { forged: true } }],
    ['decision', { actions: [{ type: 'forged' }] }],
    ['commitment that is no hash', { commitment: 'forged' }],
  ])('has no seal and no stage when the server changed the %s', async (_what, change) => {
    fakeApi({ games: { replay: { ...shared, ...change } } });
    renderApp('/replay/abcdefghijklmnopqrstuvwxyz');
    expect((await screen.findByRole('alert')).textContent).toMatch(/produces a different payout/);
    expect(document.querySelector('main .round-seal, main .stage, main .text-ok')).toBeNull();
  });

  it('shows a message when it does not exist', async () => {
    fakeApi({ games: { replay: errorResponse(404, { code: 'not_found' }) } });
    renderApp('/replay/abcdefghijklmnopqrstuvwxyz');
    expect(await screen.findByText('This replay does not exist.')).toBeTruthy();
  });
});
