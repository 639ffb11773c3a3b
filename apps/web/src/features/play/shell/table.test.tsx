import type { AnyGame } from '@goldwren/game-engine';
import { doubleOnce } from '@goldwren/game-engine/testing';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { createQueryClient } from '../../../lib/api/query-client.ts';
import { useAuth } from '../../../lib/session/auth-store.ts';
import type { RoundRequest } from '../../../shared/fairness/client-log.ts';
import { Providers } from '../../../shared/providers.tsx';
import { errorResponse, fakeApi } from '../../../testing/fake-api.ts';
import { aGame, aUser } from '../../../testing/people-and-games.ts';
import { doubleOnceModule } from '../testing/double-once/game-module.tsx';
import { FakeServer } from '../testing/fake-server.ts';
import { Table } from './table.tsx';

/** The button, once it accepts a press. */
async function enabled(name: string): Promise<HTMLElement> {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
  return button;
}

/** A table of the game. The server answers the first stakes with these errors. */
function openTable(...refusals: ReturnType<typeof errorResponse>[]) {
  const server = new FakeServer(doubleOnce as unknown as AnyGame);
  const { stakes } = new FakeServer(doubleOnce as unknown as AnyGame).start();
  const game = aGame({ id: 900, slug: 'double-once', stakes, default_stake: { gold: '5000.00', sweeps: '0.20' } });
  useAuth.setState({ user: aUser({ id: '0199a0a0-0000-7000-8002-000000000001' }) });
  const sent = fakeApi({
    games: {
      startSession: ({ body }) => server.start(body as never),
      playRound: ({ params, body }) => refusals.shift() ?? server.play(params.sessionId ?? '', body as RoundRequest),
      act: ({ params, body }) => server.act(params.sessionId ?? '', params.roundId ?? '', body as never),
    },
  });
  const element = <Table game={game} module={doubleOnceModule} restrictions={[]} />;
  const press = userEvent.setup({ delay: null });
  render(
    <Providers queryClient={createQueryClient()}>
      <MemoryRouter>{element}</MemoryRouter>
    </Providers>,
  );
  return { press, stakes: () => sent.filter(({ call }) => call === 'games.playRound'), sent };
}

it('supports an unknown game: choice, buttons for legal actions, raise, proof', async () => {
  const { press, sent, stakes } = openTable();
  await press.click(await screen.findByRole('radio', { name: 'low' }));
  await press.click(screen.getByRole('button', { name: 'Deal' }));
  expect(await screen.findByText('Stand or double.')).toBeTruthy();
  expect(screen.getByText(/^Dealt .*, low$/)).toBeTruthy();
  expect(screen.getByLabelText('Stake 5,000 Gold Coins')).toBeTruthy();
  await press.click(await enabled('Double +5,000\u00a0GC'));
  expect(await screen.findByLabelText('Stake 10,000 Gold Coins')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Double/ })).toBeNull();
  await press.click(await enabled('Stand'));
  expect(await screen.findByText(/^Verified: locked in before your seed/)).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Proof/ })).toBeTruthy();
  await waitFor(() => expect(sent.filter(({ call }) => call === 'games.act')).toHaveLength(2));
  expect(stakes()[0]?.body).toMatchObject({ choice: { side: 'low' } });
});

it('says that a round starts soon when it comes too early, and plays it', async () => {
  const { press, stakes } = openTable(errorResponse(429, { code: 'too_fast' }));
  await press.click(await screen.findByRole('radio', { name: 'low' }));
  await press.click(screen.getByRole('button', { name: 'Deal' }));
  const text = 'Your round starts in a moment.';
  expect((await screen.findByText(text)).getAttribute('role')).toBe('status');
  expect(await screen.findByText('Stand or double.')).toBeTruthy();
  expect(screen.queryByText(text)).toBeNull();
  expect(stakes().map(({ body }) => body)).toEqual([stakes()[0]?.body, stakes()[0]?.body]);
});

it('stakes once for a key that is held', async () => {
  const { press, stakes } = openTable();
  await press.click(await screen.findByRole('radio', { name: 'low' }));
  const deal = await enabled('Deal');
  const space = (repeat: boolean) => fireEvent.keyDown(window, { key: ' ', repeat });
  for (let count = 0; count < 5; count++) space(true);
  expect(deal.getAttribute('aria-disabled')).toBeNull();
  space(false);
  expect(deal.getAttribute('aria-disabled')).toBe('true');
  for (let count = 0; count < 5; count++) space(true);
  expect(await screen.findByText('Stand or double.')).toBeTruthy();
  expect(stakes()).toHaveLength(1);
});
