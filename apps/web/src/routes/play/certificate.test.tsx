import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aRecord, logRound, playerId } from '../../features/play/testing/ended-session.ts';
import { useAuth } from '../../lib/session/auth-store.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { fakeDatabase } from '../../testing/fake-database.ts';
import { aUser } from '../../testing/people-and-games.ts';
import { renderApp } from '../../testing/render-app.tsx';

fakeDatabase();

beforeEach(() => useAuth.setState({ user: aUser({ id: playerId }) }));

type Record = ReturnType<typeof aRecord>['record'];

/** Opens the proof of a round that this browser has played, or only knows from the server. */
async function openProof({ isLogged = true, change = {} as Partial<Record> } = {}) {
  const { record, server } = aRecord();
  if (isLogged) await logRound(server, record);
  const served = { ...record, replay_token: 'tok', ...change };
  fakeApi({ games: { listRounds: { results: [record], next_cursor: null }, getRound: served } });
  const { press } = renderApp('/fairness');
  await press.click(await screen.findByRole('button', { name: /^Proof of A game/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Proof of this round' });
  return { press, dialog, record };
}

/** A canvas that records its texts, for jsdom has none. */
function fakeCanvas() {
  const texts: string[] = [];
  const pen = new Proxy({} as globalThis.Record<string | symbol, unknown>, {
    get: (_target, name) => {
      if (name === 'measureText') return (text: string) => ({ width: text.length * 20 });
      if (name === 'fillText') return (text: string) => texts.push(text);
      return () => undefined;
    },
    set: () => true,
  });
  vi.stubGlobal('Path2D', class {});
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(new Blob(['png'])));
  return texts;
}

const saveButton = { name: 'Save as image' };

describe('the certificate of a round', () => {
  it('has an opened seal, the result, the checks, and a link', async () => {
    const { dialog, press } = await openProof();
    expect(await within(dialog).findByText('Verified in this browser')).toBeTruthy();
    expect(dialog.querySelector('.round-seal')?.getAttribute('data-verified')).toBe('true');
    expect(within(dialog).getByText(/for a stake of 5,000 GC/)).toBeTruthy();
    await press.click(within(dialog).getByRole('button', { name: 'Copy link' }));
    expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/replay/tok`);
    expect(within(dialog).getByRole('button', { name: 'Link copied' })).toBeTruthy();
  });

  it.each([
    ['that this browser has not played', { isLogged: false }],
    ['with another payout than its secret gives', { change: { payout: '77777.00' } }],
    ['with another payout that this browser has not played', { isLogged: false, change: { payout: '77777.00' } }],
    ['with another commitment', { change: { commitment: 'ab'.repeat(32) } }],
    [
      'of a maths version that this page does not have',
      { isLogged: false, change: { maths: { version: '9.9.9', hash: '0'.repeat(64) } } },
    ],
    ['that is still open', { change: { state: 'open' as const } }],
  ])('does not exist for a round %s', async (_what, given) => {
    const { dialog } = await openProof(given);
    expect(
      await within(dialog).findByText(
        /no record of playing|cannot check this round|does not match|is still open|not the one|not what/i,
      ),
    ).toBeTruthy();
    expect(within(dialog).queryByText('Verified in this browser')).toBeNull();
    expect(within(dialog).queryByRole('button', saveButton)).toBeNull();
    expect(dialog.querySelector('[data-verified]')).toBeNull();
  });

  it('is saved as a picture that contains nothing about the player', async () => {
    const texts = fakeCanvas();
    const url = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
    const { dialog, press, record } = await openProof();
    await press.click(await within(dialog).findByRole('button', saveButton));
    await vi.waitFor(() => expect(url).toHaveBeenCalled());
    const text = texts.join(' ');
    expect(text).toContain(record.game.title);
    expect(text).toContain('Verified in the browser of the player');
    const user = aUser({ id: playerId });
    const { balance_before, balance_after, id, session_id, client_seed } = record;
    const personal = [playerId, user.email, id, session_id, client_seed, balance_before, balance_after];
    for (const value of personal) expect(text).not.toContain(value);
  });

  it('says so when the browser cannot draw the picture', async () => {
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    const { dialog, press } = await openProof();
    await press.click(await within(dialog).findByRole('button', saveButton));
    expect(await within(dialog).findByText('Could not make the image. Copy the link instead.')).toBeTruthy();
  });

  it('is shared as a file where the device supports it', async () => {
    fakeCanvas();
    const share = vi.fn(async () => undefined);
    const files = { canShare: () => true, share };
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), files));
    const { dialog, press } = await openProof();
    await press.click(await within(dialog).findByRole('button', { name: 'Share' }));
    await vi.waitFor(() => expect(share).toHaveBeenCalled());
    expect(share.mock.calls[0]).toMatchObject([
      { url: `${window.location.origin}/replay/tok`, files: [expect.any(File)] },
    ]);
  });

  it('has no button for sharing where the device does not support it', async () => {
    const { dialog } = await openProof();
    expect(await within(dialog).findByRole('button', saveButton)).toBeTruthy();
    expect(within(dialog).queryByRole('button', { name: 'Share' })).toBeNull();
  });
});
