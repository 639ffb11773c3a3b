import { ApiProblem, NetworkProblem } from '@goldwren/contracts/client';
import type { AnyGame } from '@goldwren/game-engine';
import { plinkoFortune } from '@goldwren/game-engine/games/plinko-fortune';
import { play as messages } from '@goldwren/messages/en/play/play';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createMemoryClientLog } from '../../../shared/fairness/client-log-store.ts';
import { addCoins, hundredthsOf, visibleBalances, visibleProblem } from '../model/play-state.ts';
import { FakeServer } from '../testing/fake-server.ts';
import { betOn, takeSeat } from '../testing/table.ts';
import { oneWriter } from './one-writer.ts';
import type { PlayController } from './play-controller.ts';
import type { PlayDeps } from './play-deps.ts';

const game = plinkoFortune as unknown as AnyGame;
const most = 3;
const slowMs = 20;

function problem(status: number, code: 'limit_reached' | 'session_ended' | 'unauthenticated'): ApiProblem {
  return new ApiProblem(status, { code, error: code, request_id: 'r' }, null);
}

/** A promise that the test resolves. */
function gate(): { opened: Promise<void>; open: () => void } {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
}

/** Makes the server slow, and counts the requests that wait for it at the same time. */
function slow({ games }: PlayDeps) {
  const { playRound } = games;
  const sent: number[] = [];
  const open = { now: 0, most: 0 };
  const spy = vi.spyOn(games, 'playRound').mockImplementation(async (input) => {
    sent.push(Number(input.body.nonce));
    open.most = Math.max(open.most, ++open.now);
    await new Promise((resolve) => setTimeout(resolve, slowMs));
    open.now--;
    return playRound(input);
  });
  return { sent, open, spy };
}

/** Waits until the table has this many balls in flight, and the latest has been stored. */
function inFlight({ getState }: PlayController, balls: number): Promise<void> {
  return vi.waitFor(
    () => {
      const { phase, showing, checks } = getState();
      expect({ phase, balls: showing.length }).toEqual({ phase: 'showing', balls });
      expect(checks[showing.at(-1)?.round_id ?? '']).toEqual({ result: 'verified' });
    },
    { timeout: 5_000, interval: 1 },
  );
}

/** Presses until one more ball is in flight, as an impatient player does. */
async function drop(controller: PlayController, server: FakeServer): Promise<void> {
  const { length } = controller.getState().showing;
  await vi.waitFor(
    () => {
      controller.stake(betOn(server));
      if (controller.getState().phase !== 'staking') throw new Error('The stake was not accepted');
    },
    { interval: 1 },
  );
  controller.stake(betOn(server));
  await inFlight(controller, length + 1);
}

async function opened(seat: Partial<Parameters<typeof takeSeat>[0]> = {}) {
  const server = seat.server ?? new FakeServer(game);
  const seated = takeSeat({ mostShown: most, ...seat, server });
  await seated.controller.start();
  return { server, ...seated, state: seated.controller.getState };
}

describe('balls in flight', () => {
  let table: Awaited<ReturnType<typeof opened>>;
  beforeEach(async () => {
    table = await opened();
  });

  it('are rounds with consecutive nonces, sent one after another, and never more than the game allows', async () => {
    const { controller, server, deps, state } = table;
    const { sent, open } = slow(deps);
    for (let ball = 0; ball < most; ball++) await drop(controller, server);
    controller.stake(betOn(server));
    expect(state().phase).toBe('showing');
    expect(state().showing).toHaveLength(most);
    expect(sent).toEqual([0, 1, 2]);
    expect(open.most).toBe(1);
    const seeds = server.current().rounds.map(({ request }) => request.client_seed);
    expect(new Set(seeds).size).toBe(most);
  });

  it('wait until the round before them has been verified and stored', async () => {
    const { controller, server, clientLog, state } = table;
    const write = clientLog.write.bind(clientLog);
    const stored = gate();
    vi.spyOn(clientLog, 'write').mockImplementation(async (record, rounds) => {
      if (rounds?.length) await stored.opened;
      return write(record, rounds);
    });
    controller.stake(betOn(server));
    await vi.waitFor(() => expect(state().phase).toBe('showing'));
    controller.stake(betOn(server));
    expect(state().phase).toBe('showing');
    stored.open();
    await inFlight(controller, 1);
    await vi.waitFor(() => {
      controller.stake(betOn(server));
      expect(state().phase).toBe('staking');
    });
  });

  it('take their stakes with the answers, and bring payout, net result, last win and tick with their landings', async () => {
    const { controller, server, deps, state } = table;
    const published = vi.spyOn(deps, 'onBalances');
    const start = visibleBalances(state());
    for (let ball = 0; ball < most; ball++) await drop(controller, server);
    const stake = hundredthsOf(betOn(server).stake);
    let expected = addCoins(start, 'gold', -stake * BigInt(most));
    expect(visibleBalances(state())).toEqual(expected);
    expect(hundredthsOf(published.mock.lastCall?.[0].gold ?? '')).toBe(expected.gold);
    expect(state()).toMatchObject({ lastWin: null, net: { gold: -stake * BigInt(most) } });
    const rounds = [...state().showing];
    for (const [at, round] of rounds.entries()) {
      controller.shown(round.round_id);
      controller.shown(round.round_id);
      expected = addCoins(expected, 'gold', hundredthsOf(round.payout));
      expect(visibleBalances(state())).toEqual(expected);
      expect(state().net.gold).toBe(expected.gold - start.gold);
      expect(state()).toMatchObject({ round, verification: { result: 'verified' } });
      expect(state().phase).toBe(at === most - 1 ? 'idle' : 'showing');
      expect(hundredthsOf(published.mock.lastCall?.[0].gold ?? '')).toBe(expected.gold);
    }
    expect(expected.gold).toBe(hundredthsOf(server.wallet().gold));
    expect(state().played.rounds).toBe(most);
  });

  it('stay when the next round is rejected, whose problem appears after they have landed', async () => {
    const { controller, server, deps, state } = table;
    await drop(controller, server);
    const [ball] = state().showing;
    const spy = vi.spyOn(deps.games, 'playRound').mockRejectedValueOnce(problem(403, 'limit_reached'));
    controller.stake(betOn(server));
    await vi.waitFor(() => expect(state().problem?.code).toBe('limit_reached'));
    expect(state()).toMatchObject({ phase: 'showing', showing: [ball], verification: { result: 'verified' } });
    expect(visibleProblem(state())).toBeNull();
    await vi.waitFor(async () =>
      expect((await table.clientLog.read(deps.player, server.current().id))?.pending).toBeNull(),
    );
    controller.stake(betOn(server));
    expect(spy).toHaveBeenCalledTimes(1);
    controller.shown(ball?.round_id);
    expect(state()).toMatchObject({ phase: 'idle', round: ball });
    expect(visibleProblem(state())?.code).toBe('limit_reached');
    await drop(controller, server);
    expect(spy.mock.lastCall?.[0].body.nonce).toBe(1);
  });

  it('land while the connection is lost, and the ball after them is sent again', async () => {
    const { controller, server, deps, state } = table;
    await drop(controller, server);
    const restored = gate();
    const { playRound } = deps.games;
    const spy = vi.spyOn(deps.games, 'playRound').mockRejectedValueOnce(new NetworkProblem('x'));
    spy.mockImplementation(async (input) => {
      await restored.opened;
      return playRound(input);
    });
    controller.stake(betOn(server));
    await vi.waitFor(() => expect(state().waiting).toBe('reconnecting'));
    controller.shown(state().showing[0]?.round_id);
    expect(state()).toMatchObject({ phase: 'staking', showing: [], verification: { result: 'verified' } });
    restored.open();
    await inFlight(controller, 1);
    expect(server.current().rounds).toHaveLength(2);
    expect(new Set(spy.mock.calls.map(([input]) => JSON.stringify(input))).size).toBe(1);
  });

  it('land before a session that had ended starts again', async () => {
    const { controller, server, state } = table;
    await drop(controller, server);
    server.end(server.current().id);
    controller.stake(betOn(server));
    await vi.waitFor(() => expect(state().problem?.code).toBe('session_ended'));
    expect(state().showing).toHaveLength(1);
    expect(server.sessions).toHaveLength(1);
    controller.shown(state().showing[0]?.round_id);
    await vi.waitFor(() => expect(server.sessions).toHaveLength(2));
    await vi.waitFor(() => expect(state()).toMatchObject({ status: 'playing', phase: 'idle', violation: null }));
    expect(visibleProblem(state())?.title).toBe('Your session had ended');
  });

  it('land before a player whose login has expired leaves the table', async () => {
    const onSignedOut = vi.fn();
    const { controller, server, deps, state } = await opened({ onSignedOut });
    await drop(controller, server);
    vi.spyOn(deps.games, 'playRound').mockRejectedValueOnce(problem(401, 'unauthenticated'));
    controller.stake(betOn(server));
    await vi.waitFor(() => expect(state().problem?.code).toBe('unauthenticated'));
    expect(onSignedOut).not.toHaveBeenCalled();
    controller.shown(state().showing[0]?.round_id);
    await vi.waitFor(() => expect(onSignedOut).toHaveBeenCalledWith(messages.signedOut.noStake));
  });

  it('land before the table follows a round that another tab has played, and all rounds stay verified', async () => {
    const shared = { server: new FakeServer(game), clientLog: createMemoryClientLog(), writer: oneWriter('two tabs') };
    const here = await opened(shared);
    await drop(here.controller, here.server);
    const there = await opened(shared);
    await drop(there.controller, there.server);
    here.controller.stake(betOn(here.server));
    await vi.waitFor(() => expect(here.state().problem).not.toBeNull());
    expect(here.state().showing.map(({ nonce }) => nonce)).toEqual([0]);
    here.controller.shown(here.state().showing[0]?.round_id);
    await vi.waitFor(() => expect(here.state()).toMatchObject({ status: 'playing', phase: 'idle', nextNonce: 2 }));
    await drop(here.controller, here.server);
    expect(here.server.current().rounds.map(({ request }) => request.nonce)).toEqual([0, 1, 2]);
    expect(here.state()).toMatchObject({ violation: null, verification: { result: 'verified' } });
    expect(visibleBalances(here.state()).gold + hundredthsOf(here.state().showing[0]?.payout ?? '')).toBe(
      hundredthsOf(here.server.wallet().gold),
    );
  });

  it('are one at a time in a game without overlap', async () => {
    const { controller, server, state } = await opened({ mostShown: 1 });
    await drop(controller, server);
    await new Promise((resolve) => setTimeout(resolve, slowMs));
    controller.stake(betOn(server));
    expect(state()).toMatchObject({ phase: 'showing', nextNonce: 1 });
  });
});
