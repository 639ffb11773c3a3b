import { ApiProblem, NetworkProblem } from '@goldwren/contracts/client';
import type { AnyGame } from '@goldwren/game-engine';
import { jacksOrBetterPoker } from '@goldwren/game-engine/games/jacks-or-better-poker';
import { starlightFortune } from '@goldwren/game-engine/games/starlight-fortune';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aRound, aSession } from '../testing/house.ts';
import { createPlayController } from './play-controller.ts';
import type { GamesApi, PlayDeps } from './play-deps.ts';

const jacks = jacksOrBetterPoker as unknown as AnyGame;
const bet = { currency: 'gold', stake: '5000.00' } as const;

function problem(
  status: number,
  code: 'too_fast' | 'session_ended' | 'internal_error',
  retryAfter: string | null = null,
) {
  return new ApiProblem(status, { code, error: code, request_id: 'r' }, retryAfter);
}

function table(engine: AnyGame, change: Partial<Record<keyof GamesApi, unknown>> = {}) {
  const games = {
    startSession: vi.fn(async () => aSession(engine)),
    playRound: vi.fn(async ({ body }: Parameters<GamesApi['playRound']>[0]) => aRound(engine, { ...body, choice: {} })),
    act: vi.fn(),
    endSession: vi.fn(),
    listRounds: vi.fn(),
    ...change,
  } as unknown as GamesApi;
  const deps: PlayDeps = {
    games,
    lastingGames: { endSession: vi.fn(async () => ({}) as never) },
    game: { id: 2, slug: engine.maths.slug },
    engine,
    fps: () => 59.5,
    onBalances: vi.fn(),
    wait: async () => undefined,
  };
  return { controller: createPlayController(deps), games, deps };
}

const settled = (controller: ReturnType<typeof createPlayController>) =>
  vi.waitFor(() => expect(controller.getState().verification).not.toBeNull());

afterEach(() => vi.restoreAllMocks());

describe('a broken connection', () => {
  it('sends the same nonce and body again and plays the round once', async () => {
    const answer = vi.fn(async ({ body }: Parameters<GamesApi['playRound']>[0]) =>
      aRound(starlightFortune, { ...body, choice: {} }),
    );
    const playRound = vi
      .fn()
      .mockRejectedValueOnce(new NetworkProblem('x'))
      .mockRejectedValueOnce(problem(429, 'too_fast', '1'));
    playRound.mockImplementation(answer);
    const { controller } = table(starlightFortune, { playRound });
    await controller.start();
    controller.stake(bet);
    controller.stake(bet);
    await settled(controller);
    expect(playRound).toHaveBeenCalledTimes(3);
    expect(new Set(playRound.mock.calls.map(([input]) => JSON.stringify(input))).size).toBe(1);
    expect(controller.getState()).toMatchObject({
      phase: 'showing',
      nextNonce: 1,
      verification: { result: 'verified' },
    });
    expect(controller.getState().played).toHaveLength(1);
  });

  it('is waited out in view', async () => {
    const playRound = vi
      .fn()
      .mockRejectedValueOnce(new NetworkProblem('x'))
      .mockReturnValue(new Promise(() => undefined));
    const { controller } = table(starlightFortune, { playRound });
    await controller.start();
    controller.stake(bet);
    await vi.waitFor(() => expect(controller.getState().waiting).toBe('reconnecting'));
  });

  it('that stays with the server keeps the round for another try', async () => {
    const playRound = vi.fn().mockRejectedValue(problem(500, 'internal_error'));
    const { controller } = table(starlightFortune, { playRound });
    await controller.start();
    controller.stake(bet);
    await vi.waitFor(() => expect(controller.getState().stalled).toBe(true));
    const sent = playRound.mock.calls[0];
    playRound.mockImplementation(async ({ body }) => aRound(starlightFortune, { ...body, choice: {} }));
    controller.resend();
    await settled(controller);
    expect(playRound.mock.lastCall).toEqual(sent);
  });
});

describe('the session', () => {
  it('starts anew when it had ended, and says so', async () => {
    const playRound = vi.fn().mockRejectedValue(problem(409, 'session_ended'));
    const { controller, games } = table(starlightFortune, { playRound });
    await controller.start();
    controller.stake(bet);
    await vi.waitFor(() => expect(games.startSession).toHaveBeenCalledTimes(2));
    await vi.waitFor(() => expect(controller.getState().status).toBe('playing'));
    expect(controller.getState().problem?.title).toBe('Your session had ended');
  });

  it('is reported when the player leaves', async () => {
    const { controller, deps } = table(starlightFortune);
    await controller.start();
    controller.stake(bet);
    await settled(controller);
    controller.shown();
    controller.leave();
    const { payout } = controller.getState().round ?? {};
    const body = { gold_won: payout, sweeps_won: '0.00', rounds: 1, client_metrics: { fps: 59.5 } };
    expect(deps.lastingGames.endSession).toHaveBeenCalledWith(expect.objectContaining({ body }));
  });

  it('blocks nobody when its end fails', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { controller } = table(starlightFortune, { endSession: vi.fn().mockRejectedValue(new NetworkProblem('x')) });
    await controller.start();
    await controller.end();
    expect(controller.getState()).toMatchObject({ status: 'ended', totals: null });
    expect(console.error).toHaveBeenCalledOnce();
    await controller.start();
    expect(controller.getState().status).toBe('playing');
  });
});

describe('an open hand', () => {
  it('is continued where it stood, and never ended by leaving', async () => {
    const request = { nonce: 3, ...bet, client_seed: 'kept', choice: {} };
    const open_round = aRound(jacks, request);
    const startSession = vi.fn(async () =>
      aSession(jacks, { open_round, next_nonce: 4, client_seed: 'kept', resumed: true }),
    );
    const act = vi.fn(async ({ body }: Parameters<GamesApi['act']>[0]) => aRound(jacks, request, [body.action]));
    const listRounds = vi.fn(async () => ({ results: [], next_cursor: null }));
    const { controller, deps } = table(jacks, { startSession, act, listRounds });
    await controller.start();
    expect(controller.getState()).toMatchObject({ phase: 'deciding', round: open_round });
    controller.leave();
    expect(deps.lastingGames.endSession).not.toHaveBeenCalled();
    await controller.start();
    controller.act({ type: 'hold', positions: [1] });
    controller.act({ type: 'hold', positions: [] });
    await settled(controller);
    expect(act).toHaveBeenCalledOnce();
    expect(act.mock.calls[0]?.[0].body).toEqual({ step: 0, action: { type: 'hold', positions: [1] } });
    expect(controller.getState().verification).toEqual({ result: 'verified' });
  });
});
