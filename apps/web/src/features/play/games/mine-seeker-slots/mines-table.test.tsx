import type { AnyGame } from '@goldwren/game-engine';
import { mineSeekerSlots } from '@goldwren/game-engine/games/mine-seeker-slots';
import { mineSeekerSlots as messages } from '@goldwren/messages/current/games/mine-seeker-slots';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../../../lib/api/query-client.ts';
import { useAuth } from '../../../../lib/session/auth-store.ts';
import type { RoundRequest } from '../../../../shared/fairness/client-log.ts';
import { Providers } from '../../../../shared/providers.tsx';
import { fakeApi } from '../../../../testing/fake-api.ts';
import { aGame, anUnknownPlayer } from '../../../../testing/people-and-games.ts';
import { makeClientSeed } from '../../model/seed-chain.ts';
import { Table } from '../../shell/table.tsx';
import { FakeServer } from '../../testing/fake-server.ts';
import { placeOf } from './field-view.ts';
import { gameModule } from './index.ts';

const engine = mineSeekerSlots as unknown as AnyGame;
/** The first client seed when all random bytes are zero. */
const zeroSeed = makeClientSeed('', '00'.repeat(32), 0);

interface Seen {
  readonly server: FakeServer;
  readonly stakes: RoundRequest[];
  readonly acts: unknown[];
  /** The positions of the mines in the first round. */
  readonly mines: readonly number[];
}

/** Finds a server whose first round with three mines leaves these cells safe. */
function findServerWith(safe: readonly number[]): Seen {
  for (let number = 0; number < 2_000; number++) {
    const server = new FakeServer(
      engine,
      new Uint8Array(32).fill(2).map((byte, at) => (at < 2 ? number >> (8 * at) : byte)),
    );
    server.start();
    const request = {
      nonce: 0,
      currency: 'gold',
      stake: '5000.00',
      client_seed: zeroSeed,
      choice: { mines: 3 },
    } as const;
    const actions = [...safe.map((cell) => ({ type: 'open', cells: [cell] })), { type: 'cash_out' }];
    try {
      const { result } = server.replay(server.current(), request, actions);
      const mines = result?.events.find(({ type }) => type === 'mines')?.cells as number[];
      if (mines && !safe.some((cell) => mines.includes(cell))) return { server, stakes: [], acts: [], mines };
    } catch {
      // One of the cells is a mine, so no further action is possible.
    }
  }
  throw new RangeError('No server with such a field');
}

function sit({ server, stakes, acts }: Seen): void {
  const { stakes: offered } = server.start();
  const game = aGame({ slug: engine.maths.slug, stakes: offered, default_stake: { gold: '5000.00', sweeps: '0.20' } });
  fakeApi({
    games: {
      startSession: ({ body }) => server.start(body as never),
      listRounds: ({ query }) => server.list(query.get('session') ?? '', Number(query.get('limit') ?? 100)),
      playRound({ params, body }) {
        stakes.push(body as RoundRequest);
        return server.play(params.sessionId ?? '', body as RoundRequest);
      },
      act({ params, body }) {
        acts.push((body as unknown as { action: unknown }).action);
        return server.act(params.sessionId ?? '', params.roundId ?? '', body as never);
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
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const cells = () => [...screen.getByRole('group', { name: messages.field }).querySelectorAll('button')];
const press = (cell: number) => act(async () => void fireEvent.click(cells()[cell] as HTMLElement));
const primary = () => document.querySelector('.bar-primary button') as HTMLButtonElement;
const statusText = () => document.querySelector('.status-line')?.textContent ?? '';
const isReady = (label: string) => primary()?.textContent === label && !primary().hasAttribute('aria-disabled');

async function until(condition: () => boolean): Promise<void> {
  for (let waited = 0; waited < 20_000; waited += 20) {
    if (condition()) return;
    await pass(20);
  }
  throw new Error(`The condition was never met: ${condition}: ${document.body.textContent}`);
}

async function started(seen: Seen): Promise<void> {
  sit(seen);
  await until(() => screen.queryByRole('radio', { name: '3' }) !== null && isReady(messages.start));
  fireEvent.click(screen.getByRole('radio', { name: '3' }));
  await act(async () => void fireEvent.click(primary()));
  await until(() => isReady(messages.openFirst));
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance', 'Date'] });
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => {
    (bytes as Uint8Array).fill(0);
    return bytes;
  });
  useAuth.setState({ user: anUnknownPlayer() });
});

it('opens one cell at a time and cashes out with the main button', async () => {
  const seen = findServerWith([8, 12]);
  await started(seen);
  expect(seen.stakes[0]?.choice).toEqual({ mines: 3 });
  expect(statusText()).toContain(messages.begin);
  await press(8);
  await until(() => isReady(messages.cashOut));
  expect(statusText()).toContain(`${placeOf(8)} is safe.`);
  expect(statusText()).toContain('Cash out 5,500 GC, or open another cell: 1.25× if it is safe.');
  await press(12);
  await until(() => statusText().includes('6,250 GC'));
  await until(() => isReady(messages.cashOut));
  await act(async () => void fireEvent.click(primary()));
  await until(() => isReady(messages.start));
  expect(seen.acts).toEqual([{ type: 'open', cells: [8] }, { type: 'open', cells: [12] }, { type: 'cash_out' }]);
  expect(statusText()).toContain('cashed out after 2 safe cells');
});

it.each([
  ['a tap', () => fireEvent.click(primary())],
  ['Space', () => fireEvent.keyDown(document.body, { key: ' ' })],
])('does not cash out by %s that was meant to open the first cell, for 500 ms after it', async (_, pressAgain) => {
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: /reduce/.test(media) }),
  );
  const seen = findServerWith([8]);
  await started(seen);
  await press(8);
  await until(() => cells()[8]?.getAttribute('data-look') === 'safe');
  for (let ms = 0; ms <= 500; ms += 50) {
    await act(async () => void pressAgain());
    await pass(50);
  }
  expect(seen.acts).toEqual([{ type: 'open', cells: [8] }]);
  await until(() => isReady(messages.cashOut));
  await act(async () => void pressAgain());
  await until(() => isReady(messages.start));
  expect(seen.acts.at(-1)).toEqual({ type: 'cash_out' });
});

it('accepts one press at a time, none on an open cell, and none while a request is in progress', async () => {
  const seen = findServerWith([8, 12, 3]);
  await started(seen);
  fireEvent.click(cells()[8] as HTMLElement);
  fireEvent.click(cells()[12] as HTMLElement);
  fireEvent.click(primary());
  await until(() => isReady(messages.cashOut));
  await press(8);
  expect(seen.acts).toEqual([{ type: 'open', cells: [8] }]);
  expect(cells()[8]?.getAttribute('aria-disabled')).toBe('true');
  expect(cells()[3]?.getAttribute('aria-disabled')).toBeNull();
});

it('shows all cells as disabled until it accepts the first press', async () => {
  const seen = findServerWith([8]);
  sit(seen);
  await until(() => screen.queryByRole('radio', { name: '3' }) !== null && isReady(messages.start));
  fireEvent.click(screen.getByRole('radio', { name: '3' }));
  await act(async () => void fireEvent.click(primary()));
  const isOff = (cell: HTMLElement) => cell.getAttribute('aria-disabled') === 'true';
  await until(() => primary().textContent === messages.openFirst);
  while (!isReady(messages.openFirst)) {
    expect(cells().every(isOff)).toBe(true);
    await press(8);
    await pass(20);
  }
  expect(seen.acts).toEqual([]);
  expect(cells().some(isOff)).toBe(false);
  await press(8);
  await until(() => isReady(messages.cashOut));
  expect(seen.acts).toEqual([{ type: 'open', cells: [8] }]);
});

it('cashes out with the key C, once a cell is open', async () => {
  const seen = findServerWith([8]);
  await started(seen);
  fireEvent.keyDown(primary(), { key: 'c' });
  await pass(100);
  expect(seen.acts).toEqual([]);
  await press(8);
  await until(() => isReady(messages.cashOut));
  await act(async () => void fireEvent.keyDown(primary(), { key: 'c' }));
  await until(() => isReady(messages.start));
  expect(seen.acts.at(-1)).toEqual({ type: 'cash_out' });
  // The whole field is open now.
  expect(document.querySelector('.mine-hidden')?.textContent).toBe(messages.hidden(3, 25));
});

it('says where the mine was, celebrates nothing, and shows the other mines', async () => {
  const seen = findServerWith([8]);
  await started(seen);
  await press(8);
  await until(() => isReady(messages.cashOut));
  const mine = seen.mines[0] as number;
  await press(mine);
  await until(() => isReady(messages.start));
  expect(statusText()).toContain(messages.wasMine(placeOf(mine)));
  expect(statusText()).toContain('You hit a mine after 1 safe cell.');
  expect(document.querySelector('.pay-strip [aria-current]')).toBeNull();
  expect(document.querySelector('.pay-strip [data-reached]')?.textContent).toContain(messages.safeCells(1));
  expect(document.querySelector('.celebration-foot')).toBeNull();
  const names = cells().map((cell) => cell.querySelector('.sr-only')?.textContent);
  expect(names[mine]).toBe(messages.cell.blast(placeOf(mine)));
  for (const other of seen.mines.slice(1)) expect(names[other]).toBe(messages.cell.mine(placeOf(other)));
});

it('continues the round after a reload, with its mines and its stake', async () => {
  const seen = findServerWith([8, 12]);
  await started(seen);
  await press(8);
  await until(() => isReady(messages.cashOut));
  cleanup();
  localStorage.clear();
  sit(seen);
  await until(() => isReady(messages.cashOut));
  expect(screen.getByRole('radio', { name: '3' })).toHaveProperty('checked', true);
  expect(screen.getByRole('radio', { name: '1' })).toHaveProperty('disabled', true);
  expect(cells()[8]?.querySelector('.sr-only')?.textContent).toBe(messages.cell.safe(placeOf(8)));
  await press(12);
  await until(() => statusText().includes('6,250 GC'));
  expect(seen.acts).toEqual([
    { type: 'open', cells: [8] },
    { type: 'open', cells: [12] },
  ]);
});
