import type { AnyGame } from '@goldwren/game-engine';
import { jacksOrBetterPoker } from '@goldwren/game-engine/games/jacks-or-better-poker';
import { jacksOrBetterPoker as messages } from '@goldwren/messages/current/games/jacks-or-better-poker';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../../../lib/api/query-client.ts';
import { useAuth } from '../../../../lib/session/auth-store.ts';
import type { RoundRequest } from '../../../../shared/fairness/client-log.ts';
import { Providers } from '../../../../shared/providers.tsx';
import { fakeApi } from '../../../../testing/fake-api.ts';
import { aGame, anUnknownPlayer } from '../../../../testing/people-and-games.ts';
import { makeClientSeed } from '../../model/seed-chain.ts';
import { Table } from '../../shell/table.tsx';
import { fakeMotion } from '../../testing/fake-motion.ts';
import { FakeServer } from '../../testing/fake-server.ts';
import { currentHand } from './current-hand.ts';
import { gameModule } from './index.ts';

const engine = jacksOrBetterPoker as unknown as AnyGame;

/** The state of the server, which is independent of the page. */
interface Seen {
  readonly server: FakeServer;
  readonly draws: { positions: number[] }[];
  deals: number;
}

/** Finds a server whose first deal pays, or does not pay, when the browser's seed is `zeroSeed`. */
function findServerThatDeals(paying: boolean): FakeServer {
  for (let number = 0; number < 2_000; number++) {
    const server = new FakeServer(
      engine,
      new Uint8Array(32).fill(1).map((byte, at) => (at < 2 ? number >> (8 * at) : byte)),
    );
    server.start();
    const request: RoundRequest = { nonce: 0, currency: 'gold', stake: '5000.00', client_seed: zeroSeed, choice: {} };
    const [deal] = server.replay(server.current(), request).steps.flatMap(({ events }) => events);
    if ((currentHand((deal as unknown as { cards: string[] }).cards) === 'nothing') !== paying) return server;
  }
  throw new RangeError('No server with such a deal');
}

/** The first client seed when all random bytes are zero. */
const zeroSeed = makeClientSeed('', '00'.repeat(32), 0);

function sit(seen: Seen): void {
  const { server } = seen;
  const { stakes } = server.start();
  const game = aGame({ slug: engine.maths.slug, stakes, default_stake: { gold: '5000.00', sweeps: '0.20' } });
  fakeApi({
    games: {
      startSession: ({ body }) => server.start(body as never),
      listRounds: ({ query }) => server.list(query.get('session') ?? '', Number(query.get('limit') ?? 100)),
      playRound({ params, body }) {
        seen.deals++;
        return server.play(params.sessionId ?? '', body as RoundRequest);
      },
      act({ params, body }) {
        seen.draws.push((body as unknown as { action: { positions: number[] } }).action);
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

const seenAt = (server: FakeServer): Seen => ({ server, draws: [], deals: 0 });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => act(async () => void fireEvent.click(button(name)));
const hand = () => [...screen.getByRole('group', { name: messages.yourHand }).querySelectorAll('button')];
const namesInHand = () => hand().map((card) => card.querySelector('.sr-only')?.textContent ?? '');
const statusText = () => document.querySelector('.status-line')?.textContent ?? '';
const lit = () => screen.getByRole('list', { name: messages.paytable }).querySelector('[aria-current]')?.textContent;

const realSeconds = () => Number(process.hrtime.bigint() / 1_000_000_000n);

/**
 * Waits in small steps, because requests and timers alternate. Files are read in real time, which takes longer on a busy
 * machine.
 */
async function until(condition: () => boolean): Promise<void> {
  const startedAt = realSeconds();
  for (let waited = 0; waited < 20_000 || realSeconds() - startedAt < 10; waited += 20) {
    if (condition()) return;
    await pass(20);
  }
  throw new Error(`The condition was never met: ${condition}: ${document.body.textContent}`);
}

const haveTurned = () => statusText().includes(messages.choose);
const canDraw = () => haveTurned() && button(messages.draw).getAttribute('aria-disabled') === null;
const isOver = () => screen.queryByRole('button', { name: messages.deal })?.getAttribute('aria-disabled') === null;
const cardsOnTable = () => namesInHand().filter((name) => name !== messages.faceDown).length;

async function dealt(seen: Seen): Promise<void> {
  sit(seen);
  await until(() => screen.queryByRole('button', { name: messages.deal }) !== null);
  await press(messages.deal);
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance', 'Date'] });
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => {
    (bytes as Uint8Array).fill(0);
    return bytes;
  });
  useAuth.setState({ user: anUnknownPlayer() });
});

describe.each(['moving', 'calm'] as const)('a deal, %s', (motion) => {
  beforeEach(() => motion === 'moving' && fakeMotion());

  it('ignores a second press within 0.6 s, and holds before the last card has turned', async () => {
    const seen = seenAt(findServerThatDeals(false));
    await dealt(seen);
    await until(() => cardsOnTable() > 0);
    const startedAt = performance.now();
    await press(messages.draw);
    fireEvent.keyDown(window, { key: '2' });
    while (performance.now() - startedAt < 600) {
      await pass(40);
      if (!canDraw()) await press(messages.draw);
    }
    expect(seen).toMatchObject({ deals: 1, draws: [] });
    await until(canDraw);
    expect(cardsOnTable()).toBe(5);
    expect(hand().map((card) => card.getAttribute('aria-pressed'))).not.toContain('true');
    await press(messages.draw);
    await until(() => seen.draws.length === 1);
  });

  it('highlights the paytable only after the cards have turned', async () => {
    await dealt(seenAt(findServerThatDeals(true)));
    let early = 0;
    await until(() => {
      if (!haveTurned() && lit()) early++;
      return haveTurned();
    });
    expect(early).toBe(0);
    expect(lit()).toBeTruthy();
  });
});

it('requests confirmation once before discarding a paying hand with nothing held', async () => {
  const seen = seenAt(findServerThatDeals(true));
  await dealt(seen);
  await until(canDraw);
  await press(messages.draw);
  expect(seen.draws).toEqual([]);
  expect(screen.getByRole('alertdialog').textContent).toContain('Draw five new cards?');
  await press('Choose cards to hold');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await press(messages.draw);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await until(() => seen.draws.length === 1);
});

it('draws when the player confirms', async () => {
  const seen = seenAt(findServerThatDeals(true));
  await dealt(seen);
  await until(canDraw);
  await press(messages.draw);
  await press('Draw five new cards');
  await until(() => seen.draws.length === 1);
  expect(seen.draws).toEqual([{ type: 'hold', positions: [] }]);
});

it.each([
  ['a hand that pays nothing, with nothing held', false, []],
  ['a paying hand with one card held', true, [0]],
] as const)('requests no confirmation about %s', async (_case, paying, holds) => {
  const seen = seenAt(findServerThatDeals(paying));
  await dealt(seen);
  await until(canDraw);
  for (const position of holds) fireEvent.click(hand()[position] as HTMLElement);
  await press(messages.draw);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await until(() => seen.draws.length === 1);
});

it('announces the new cards and the outcome in one sentence, once the last card has turned', async () => {
  const seen = seenAt(findServerThatDeals(false));
  await dealt(seen);
  await until(canDraw);
  const before = namesInHand().map((name) => name.replace('Hold ', ''));
  fireEvent.click(hand()[1] as HTMLElement);
  await press(messages.draw);
  await until(() => seen.draws.length === 1 && isOver());
  const after = namesInHand();
  expect(after[1]).toBe(before[1]);
  const drawn = after.filter((_, position) => position !== 1);
  expect(statusText()).toContain(`Drawn: ${drawn.join(', ')}.`);
  expect(statusText()).not.toContain(String(before[1]));
});

it('restores marked holds after a reload, for this round only', async () => {
  const seen = seenAt(findServerThatDeals(false));
  await dealt(seen);
  await until(canDraw);
  fireEvent.click(hand()[1] as HTMLElement);
  fireEvent.keyDown(window, { key: '4' });
  const pressed = () => hand().flatMap((card, at) => (card.getAttribute('aria-pressed') === 'true' ? [at] : []));
  expect(pressed()).toEqual([1, 3]);
  cleanup();
  sit(seen);
  await until(canDraw);
  expect(pressed()).toEqual([1, 3]);
  expect(hand()[1]?.textContent).toContain('HELD');
  await press(messages.draw);
  await until(() => seen.draws.length === 1 && isOver());
  expect(seen.draws).toEqual([{ type: 'hold', positions: [1, 3] }]);
  expect(sessionStorage.length).toBe(0);
  await press(messages.deal);
  await until(canDraw);
  expect(pressed()).toEqual([]);
});

it('shows what each hand pays at the chosen stake, and lights a hand only at the stake that it was played for', async () => {
  await dealt(seenAt(findServerThatDeals(true)));
  const royal = () =>
    screen.getByRole('list', { name: messages.paytable }).firstElementChild?.lastElementChild?.textContent;
  await until(canDraw);
  expect(royal()).toBe('4,000,000');
  for (const card of hand()) fireEvent.click(card);
  await press(messages.draw);
  await until(isOver);
  expect(lit()).toBeTruthy();
  await press('Raise stake');
  expect(royal()).toBe('8,000,000');
  expect(lit()).toBeUndefined();
});
