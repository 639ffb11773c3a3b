import { ApiProblem, NetworkProblem } from '@goldwren/contracts/client';
import type { AnyGame } from '@goldwren/game-engine';
import { catalogue } from '@goldwren/game-engine/registry';
import { doubleOnce } from '@goldwren/game-engine/testing';
import { play as messages } from '@goldwren/messages/en/play/play';
import { describe, expect, it, vi } from 'vitest';
import { createMemoryClientLog } from '../../../shared/fairness/client-log-store.ts';
import { FakeServer } from '../testing/fake-server.ts';
import { betOn, player, playRound, rest, takeSeat } from '../testing/table.ts';

const games = [...catalogue.map(({ game }) => game), doubleOnce as unknown as AnyGame].map(
  (game) => [game.maths.slug, game] as const,
);
const [[, instant]] = games.filter(([, { kind }]) => kind === 'instant') as [(typeof games)[number]];
const decision = doubleOnce as unknown as AnyGame;

function problem(
  status: number,
  code: 'too_fast' | 'session_ended' | 'internal_error' | 'limit_reached' | 'unauthenticated',
) {
  return new ApiProblem(status, { code, error: code, request_id: 'r' }, code === 'too_fast' ? '1' : null);
}

describe.each(games)('%s with an honest server', (_slug, game) => {
  it('is verified after each round and at the end', async () => {
    const server = new FakeServer(game);
    const { controller, clientLog } = takeSeat({ server, ownText: 'owl' });
    await controller.start();
    for (const choice of [...game.choices, ...game.choices]) {
      await playRound(controller, betOn(server, choice));
      expect(controller.getState()).toMatchObject({
        phase: 'idle',
        violation: null,
        verification: { result: 'verified' },
      });
    }
    const seeds = server.current().rounds.map(({ request }) => request.client_seed);
    expect(new Set(seeds).size).toBe(seeds.length);
    expect(seeds.every((seed) => /^owl-[0-9a-f]{64}$/.test(seed))).toBe(true);
    await controller.end();
    const { sessionCheck } = controller.getState();
    expect(sessionCheck).toEqual({
      ...{ result: 'verified', codes: [], rounds: seeds.length, elsewhere: 0 },
      otherChanges: { gold: 0n, sweeps: 0n },
      withheld: [],
      byDefault: { rounds: 0, lost: 0 },
    });
    expect(await clientLog.read(player, server.current().id)).toMatchObject({ state: 'verified', violation: null });
  });
});

describe('an earlier session', () => {
  it('delays a stake only briefly if its end is never answered', async () => {
    const server = new FakeServer(instant);
    const clientLog = createMemoryClientLog();
    const before = takeSeat({ server, clientLog });
    await before.controller.start();
    await playRound(before.controller, betOn(server));
    server.end(server.current().id);
    const { controller, deps } = takeSeat({ server, clientLog });
    const end = vi.spyOn(deps.games, 'endSession').mockImplementation(() => new Promise(() => undefined));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    void controller.start();
    await vi.waitFor(() => expect(end).toHaveBeenCalledTimes(1));
    controller.stake(betOn(server));
    await vi.advanceTimersByTimeAsync(3_900);
    expect(controller.getState().phase).toBe('staking');
    await vi.advanceTimersByTimeAsync(200);
    vi.useRealTimers();
    await rest(controller);
    expect(controller.getState()).toMatchObject({
      phase: 'showing',
      violation: null,
      verification: { result: 'verified' },
    });
    expect(end.mock.calls[0]?.[0]?.signal?.aborted).toBe(true);
    expect(await clientLog.unfinished(player, server.game.maths.slug)).toHaveLength(2);
  });
});

describe('a broken connection', () => {
  it('sends the same nonce and body again and plays the round once', async () => {
    const server = new FakeServer(instant);
    const { controller, deps } = takeSeat({ server });
    const play = vi.spyOn(deps.games, 'playRound');
    play.mockRejectedValueOnce(new NetworkProblem('x')).mockRejectedValueOnce(problem(429, 'too_fast'));
    await controller.start();
    controller.stake(betOn(server));
    controller.stake(betOn(server));
    await rest(controller);
    expect(play).toHaveBeenCalledTimes(3);
    expect(new Set(play.mock.calls.map(([input]) => JSON.stringify(input))).size).toBe(1);
    expect(controller.getState()).toMatchObject({
      phase: 'showing',
      nextNonce: 1,
      verification: { result: 'verified' },
    });
    expect(controller.getState().played.rounds).toBe(1);
  });

  it('is shown while it lasts', async () => {
    const server = new FakeServer(instant);
    const { controller, deps } = takeSeat({ server });
    const play = vi.spyOn(deps.games, 'playRound').mockRejectedValueOnce(new NetworkProblem('x'));
    play.mockReturnValue(new Promise(() => undefined));
    await controller.start();
    controller.stake(betOn(server));
    await vi.waitFor(() => expect(controller.getState().waiting).toBe('reconnecting'));
  });

  it('is not shown for a round that comes too early, which is shown as pacing until its answer', async () => {
    const server = new FakeServer(instant);
    const { controller, deps } = takeSeat({ server });
    const seen: unknown[] = [];
    controller.subscribe(() => seen.push(controller.getState().waiting));
    vi.spyOn(deps.games, 'playRound').mockRejectedValueOnce(problem(429, 'too_fast'));
    await controller.start();
    controller.stake(betOn(server));
    await rest(controller);
    expect(seen).toContain('pacing');
    expect(seen).not.toContain('reconnecting');
    expect(controller.getState()).toMatchObject({ phase: 'showing', waiting: null, problem: null });
  });

  it('preserves the round after repeated server errors, and a reload sends the same body again', async () => {
    const server = new FakeServer(instant);
    const clientLog = createMemoryClientLog();
    const first = takeSeat({ server, clientLog });
    const play = vi.spyOn(first.deps.games, 'playRound').mockRejectedValue(problem(500, 'internal_error'));
    await first.controller.start();
    first.controller.stake(betOn(server));
    await vi.waitFor(() => expect(first.controller.getState().stalled).toBe(true));
    const sent = play.mock.calls[0]?.[0].body;
    first.controller.leave();
    const second = takeSeat({ server, clientLog });
    await second.controller.start();
    await rest(second.controller);
    expect(server.current().rounds.map(({ request }) => request)).toEqual([sent]);
    expect(second.controller.getState().verification).toEqual({ result: 'verified' });
  });

  it('preserves a decision over a reload', async () => {
    const server = new FakeServer(decision);
    const clientLog = createMemoryClientLog();
    const first = takeSeat({ server, clientLog });
    await first.controller.start();
    first.controller.stake(betOn(server));
    await rest(first.controller);
    vi.spyOn(first.deps.games, 'act').mockRejectedValue(problem(500, 'internal_error'));
    first.controller.act({ type: 'stand' });
    await vi.waitFor(() => expect(first.controller.getState().stalled).toBe(true));
    const second = takeSeat({ server, clientLog });
    await second.controller.start();
    await rest(second.controller);
    expect(server.current().rounds[0]?.actions).toEqual([{ type: 'stand' }]);
    expect(second.controller.getState().verification).toEqual({ result: 'verified' });
  });
});

describe('a rejected stake', () => {
  it('fixes the seed of its nonce, so that the server gets no second draw', async () => {
    const server = new FakeServer(instant);
    const { controller, deps } = takeSeat({ server });
    const play = vi.spyOn(deps.games, 'playRound').mockRejectedValueOnce(problem(403, 'limit_reached'));
    await controller.start();
    controller.stake(betOn(server));
    await vi.waitFor(() => expect(controller.getState().problem?.code).toBe('limit_reached'));
    controller.stake({ ...betOn(server), stake: '1000.00' });
    await rest(controller);
    const [refused, taken] = play.mock.calls.map(([input]) => input.body);
    expect(taken?.client_seed).toBe(refused?.client_seed);
    expect(controller.getState().verification).toEqual({ result: 'verified' });
  });
});

describe('a player whose session expires during a round', () => {
  const over = problem(401, 'unauthenticated');

  it('sees that no stake was taken, and the seed of the nonce stays the same', async () => {
    const server = new FakeServer(instant);
    const onSignedOut = vi.fn();
    const { controller, deps, clientLog } = takeSeat({ server, onSignedOut });
    const play = vi.spyOn(deps.games, 'playRound').mockRejectedValueOnce(over);
    await controller.start();
    controller.stake(betOn(server));
    await vi.waitFor(() => expect(onSignedOut).toHaveBeenCalledWith(messages.signedOut.noStake));
    expect((await clientLog.read(player, server.current().id))?.pending).toBeNull();
    controller.stake({ ...betOn(server), stake: '1000.00' });
    await rest(controller);
    const [first, second] = play.mock.calls.map(([input]) => input.body.client_seed);
    expect(second).toBe(first);
  });

  it('sees after a lost answer that the round is safe, and it continues after the next sign-in', async () => {
    const server = new FakeServer(instant);
    const clientLog = createMemoryClientLog();
    const onSignedOut = vi.fn();
    let calls = 0;
    // The server plays the round and its answer is lost. The player's login expires before the next try.
    const first = takeSeat({ server, clientLog, onSignedOut, lose: () => (calls++ === 1 ? 'answer' : null) });
    const { playRound } = first.deps.games;
    vi.spyOn(first.deps.games, 'playRound').mockImplementationOnce(playRound).mockRejectedValue(over);
    await first.controller.start();
    first.controller.stake(betOn(server));
    await vi.waitFor(() => expect(onSignedOut).toHaveBeenCalledWith(messages.signedOut.safe));
    first.controller.leave();
    const second = takeSeat({ server, clientLog });
    await second.controller.start();
    await rest(second.controller);
    expect(server.current().rounds).toHaveLength(1);
    expect(second.controller.getState().violation).toBeNull();
  });
});

describe('the session', () => {
  it('starts again when it had ended, says so, and checks the old one', async () => {
    const server = new FakeServer(instant);
    const { controller, clientLog } = takeSeat({ server });
    await controller.start();
    await playRound(controller, betOn(server));
    const old = server.current().id;
    server.end(old);
    controller.stake(betOn(server));
    await vi.waitFor(() => expect(server.sessions).toHaveLength(2));
    await rest(controller);
    expect(controller.getState().problem?.title).toBe('Your session had ended');
    await vi.waitFor(async () => expect((await clientLog.read(player, old))?.state).toBe('verified'));
  });

  it('is reported when the player leaves, but not while a round is open', async () => {
    const server = new FakeServer(decision);
    const { controller, deps } = takeSeat({ server });
    const end = vi.spyOn(deps.lastingGames, 'endSession');
    await controller.start();
    controller.stake(betOn(server));
    await rest(controller);
    controller.leave();
    expect(end).not.toHaveBeenCalled();
    controller.act({ type: 'stand' });
    await rest(controller);
    controller.shown();
    controller.leave();
    const body = {
      gold_won: controller.getState().round?.payout,
      sweeps_won: '0.00',
      rounds: 1,
      client_metrics: { fps: 59.5 },
    };
    expect(end).toHaveBeenCalledWith(expect.objectContaining({ body }));
  });

  it('does not block the player when its end fails', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const server = new FakeServer(instant);
    const { controller, deps } = takeSeat({ server });
    vi.spyOn(deps.games, 'endSession').mockRejectedValue(new NetworkProblem('x'));
    await controller.start();
    await controller.end();
    expect(controller.getState()).toMatchObject({ status: 'ended', totals: null });
    expect(console.error).toHaveBeenCalledOnce();
    await controller.start();
    expect(controller.getState().status).toBe('playing');
  });

  it('is not played when its maths differ from those of this page', async () => {
    const server = new FakeServer(instant);
    const start = (answer: ReturnType<FakeServer['start']>) => ({
      ...answer,
      maths: { version: '9.0.0', hash: '0'.repeat(64) },
    });
    const { controller } = takeSeat({ server, tampering: { start } });
    await controller.start();
    expect(controller.getState()).toMatchObject({ status: 'start_failed', startProblem: { code: 'other_maths' } });
  });
});

it('counts a raise in the net result of the session', async () => {
  const server = new FakeServer(decision);
  const { controller } = takeSeat({ server });
  await controller.start();
  controller.stake(betOn(server));
  await rest(controller);
  controller.act({ type: 'double' });
  await rest(controller);
  expect(controller.getState().round?.raised).toBe('5000.00');
  expect(controller.getState().net.gold).toBe(-1_000_000n);
});
