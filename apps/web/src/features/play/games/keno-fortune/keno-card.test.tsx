import type { AnyGame } from '@goldwren/game-engine';
import { kenoFortune } from '@goldwren/game-engine/games/keno-fortune';
import { kenoFortune as messages } from '@goldwren/messages/current/games/keno-fortune';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { createQueryClient } from '../../../../lib/api/query-client.ts';
import { useAuth } from '../../../../lib/session/auth-store.ts';
import type { RoundRequest } from '../../../../shared/fairness/client-log.ts';
import { Providers } from '../../../../shared/providers.tsx';
import { fakeApi } from '../../../../testing/fake-api.ts';
import { aGame, anUnknownPlayer } from '../../../../testing/people-and-games.ts';
import { Table } from '../../shell/table.tsx';
import { FakeServer } from '../../testing/fake-server.ts';
import { gameModule } from './index.ts';

const engine = kenoFortune as unknown as AnyGame;

async function sit(): Promise<RoundRequest[]> {
  const server = new FakeServer(engine);
  const { stakes } = server.start();
  const staked: RoundRequest[] = [];
  const game = aGame({ slug: engine.maths.slug, stakes, default_stake: { gold: '5000.00', sweeps: '0.20' } });
  useAuth.setState({ user: anUnknownPlayer() });
  fakeApi({
    games: {
      startSession: ({ body }) => server.start(body as never),
      playRound({ params, body }) {
        staked.push(body as RoundRequest);
        return server.play(params.sessionId ?? '', body as RoundRequest);
      },
    },
  });
  render(
    <Providers queryClient={createQueryClient()}>
      <MemoryRouter>
        <Table game={game} module={gameModule} restrictions={[]} />
      </MemoryRouter>
    </Providers>,
  );
  await screen.findByRole('group', { name: messages.card });
  return staked;
}

const number = (which: number) => screen.getByRole('button', { name: new RegExp(`^${which}(,|$)`) });
const press = (which: number) => fireEvent.click(number(which));
const picked = () =>
  [...document.querySelectorAll('.grid-cell[aria-pressed="true"]')].map((cell) =>
    Number(cell.querySelector('.tile')?.textContent),
  );
const drawButton = () => screen.getByRole('button', { name: messages.draw });
const clear = () => fireEvent.click(screen.getByRole('button', { name: messages.clear }));

it('plays the picked numbers in ascending order, regardless of the order of the presses', async () => {
  const staked = await sit();
  clear();
  for (const which of [31, 4, 17, 9]) press(which);
  press(9);
  expect(picked()).toEqual([4, 17, 31]);
  fireEvent.click(drawButton());
  await waitFor(() => expect(staked).toHaveLength(1));
  expect(staked[0]?.choice).toEqual({ numbers: [4, 17, 31] });
  press(20);
  fireEvent.keyDown(window, { key: 'c' });
  expect(picked()).toEqual([4, 17, 31]);
});

it('accepts five numbers and no sixth', async () => {
  await sit();
  clear();
  for (const which of [1, 2, 3, 4, 5, 6]) press(which);
  expect(picked()).toEqual([1, 2, 3, 4, 5]);
  expect(number(6).getAttribute('aria-disabled')).toBe('true');
  expect(number(5).getAttribute('aria-disabled')).toBeNull();
  press(5);
  press(6);
  expect(picked()).toEqual([1, 2, 3, 4, 6]);
});

it('starts no round without a number, and says what is missing', async () => {
  const staked = await sit();
  expect(screen.queryByText(messages.pick(5))).toBeNull();
  clear();
  expect(screen.getByText(messages.pick(5))).toBeTruthy();
  expect(drawButton().getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(drawButton());
  fireEvent.keyDown(window, { key: ' ' });
  expect(staked).toEqual([]);
});

it('picks as many random numbers as were picked, or five on an empty card, by button and by key', async () => {
  await sit();
  clear();
  press(3);
  press(8);
  fireEvent.click(screen.getByRole('button', { name: messages.quickPick }));
  expect(picked()).toHaveLength(2);
  // The shortcut works with any focus. The main button has it when a game opens.
  fireEvent.keyDown(drawButton(), { key: 'c' });
  expect(picked()).toEqual([]);
  const drawn = new Set<string>();
  for (let turn = 0; turn < 5; turn++) {
    fireEvent.keyDown(window, { key: 'q' });
    expect(picked()).toHaveLength(5);
    drawn.add(picked().join());
  }
  expect(drawn.size).toBeGreaterThan(1);
});

it('shows what the picked numbers pay', async () => {
  await sit();
  clear();
  const pays = () => [...screen.getByRole('list', { name: messages.paytable }).children].map((row) => row.textContent);
  expect(pays()).toEqual([]);
  press(1);
  expect(pays()).toEqual(['1 hit3.80×']);
  for (const which of [2, 3, 4, 5]) press(which);
  expect(pays()).toEqual(['1 hit0.25×', '2 hits1.40×', '3 hits4×', '4 hits15×', '5 hits28×']);
});

it('restores the numbers on the next visit; arrow keys on the card do not change the stake', async () => {
  await sit();
  clear();
  press(12);
  press(30);
  const stake = screen.getByLabelText(/^Stake /).textContent;
  number(12).focus();
  fireEvent.keyDown(number(12), { key: 'ArrowRight' });
  expect(document.activeElement).toBe(number(13));
  expect(screen.getByLabelText(/^Stake /).textContent).toBe(stake);
  cleanup();
  await sit();
  expect(picked()).toEqual([12, 30]);
});
