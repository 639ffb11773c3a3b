import { starlightFortune } from '@goldwren/game-engine/games/starlight-fortune';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fairnessKey } from '../../features/play/testing/fairness-key.ts';
import { FakeServer } from '../../features/play/testing/fake-server.ts';
import { useAuth } from '../../lib/session/auth-store.ts';
import type { RoundRequest } from '../../shared/fairness/client-log.ts';
import { checkKeys } from '../../shared/fairness/key-pin.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { fakeDatabase } from '../../testing/fake-database.ts';
import { aGame, anUnknownPlayer } from '../../testing/people-and-games.ts';
import { renderApp } from '../../testing/render-app.tsx';

const { stakes } = new FakeServer(starlightFortune).start();
const starlight = aGame({ stakes, default_stake: { gold: '5000.00', sweeps: '0.20' } });

fakeDatabase();
beforeEach(() => useAuth.setState({ user: anUnknownPlayer() }));

async function openTable(server = new FakeServer(starlightFortune), key = fairnessKey) {
  const sent = fakeApi({
    games: {
      list: { results: [starlight] },
      startSession: ({ body }) => server.start(body as never),
      playRound: ({ params, body }) => server.play(params.sessionId ?? '', body as RoundRequest),
      endSession: ({ params }) => server.end(params.sessionId ?? ''),
      listRounds: ({ query }) => server.list(query.get('session') ?? '', 100),
    },
    fairness: { keys: { results: [key] } },
  });
  const { press } = renderApp('/games/starlight-fortune');
  const spin = await screen.findByRole('button', { name: 'Spin' });
  const play = async () => {
    await press.click(spin);
    await press.click(await screen.findByRole('button', { name: 'Skip' }));
    await screen.findByRole('button', { name: /^Proof/ });
  };
  return { press, play, sent };
}

const chip = /^(Fairness log|Earlier rounds|Signing key)/;

async function expectNotice(name: string, text: RegExp): Promise<void> {
  const { press } = await openTable();
  await press.click(await screen.findByRole('button', { name }));
  expect(await within(screen.getByRole('dialog')).findByText(text)).toBeTruthy();
}

describe('at the table', () => {
  it('says nothing while the log has every round, pins the signing key, and asks to keep the log after a round', async () => {
    const persist = vi.fn(async () => true);
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { storage: { persist } }));
    const { play } = await openTable();
    // The answer to the start is signed, too.
    await waitFor(() => expect(localStorage.getItem('goldwren-fairness-keys')).toContain(fairnessKey.public_key));
    expect(persist).not.toHaveBeenCalled();
    await play();
    await waitFor(() => expect(persist).toHaveBeenCalledOnce());
    expect(screen.queryByRole('button', { name: chip })).toBeNull();
  });

  it('says that blocked storage loses the log, and what to do', async () => {
    vi.stubGlobal('indexedDB', undefined);
    await expectNotice('Fairness log is not stored', /When you reload or leave, the log is lost/);
  });

  it('says that a log was deleted between two rounds', async () => {
    const server = new FakeServer(starlightFortune);
    const { play } = await openTable(server);
    await waitFor(() => expect(localStorage.getItem('goldwren-fairness-logged')).toBe(server.current().id));
    vi.stubGlobal('indexedDB', new IDBFactory());
    await play();
    expect(await screen.findByRole('button', { name: 'Fairness log was deleted' })).toBeTruthy();
  });

  it('reports a changed signing key with evidence', async () => {
    await checkKeys({ keys: async () => ({ results: [fairnessKey] }) });
    const key = { ...fairnessKey, public_key: 'ab'.repeat(32) };
    const { press, play } = await openTable(new FakeServer(starlightFortune), key);
    await play();
    await press.click(await screen.findByRole('button', { name: 'Signing key changed' }));
    expect(within(screen.getByRole('dialog')).getByRole('button', { name: 'Save evidence' })).toBeTruthy();
  });
});
