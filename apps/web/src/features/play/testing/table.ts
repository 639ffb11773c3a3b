import { NetworkProblem } from '@goldwren/contracts/client';
import type { GameAction } from '@goldwren/game-engine';
import { vi } from 'vitest';
import type { ClientLog, RoundRequest } from '../../../shared/fairness/client-log.ts';
import { createMemoryClientLog } from '../../../shared/fairness/client-log-store.ts';
import type { Bet } from '../model/round-types.ts';
import { type OneWriter, oneWriter } from '../session/one-writer.ts';
import { createPlayController, type PlayController } from '../session/play-controller.ts';
import type { GamesApi, PlayDeps } from '../session/play-deps.ts';
import { fairnessKey } from './fairness-key.ts';
import { activityOf } from './fake-activity.ts';
import type { FakeServer } from './fake-server.ts';

export const player = '0199a0a0-0000-7000-8000-000000000001';

type Answer<K extends keyof GamesApi> = Awaited<ReturnType<GamesApi[K]>>;

type Activity = Awaited<ReturnType<PlayDeps['wallet']['activity']>>;

/** How a malicious server changes its honest answers. */
export interface Tampering {
  start?(answer: Answer<'startSession'>): Answer<'startSession'>;
  round?(answer: Answer<'playRound'>, sent: { request?: RoundRequest; action?: GameAction }): Answer<'playRound'>;
  list?(answer: Answer<'listRounds'>): Answer<'listRounds'>;
  end?(answer: Answer<'endSession'>): Answer<'endSession'>;
  activity?(answer: Activity): Activity;
}

/** What happens to a message: the request or the answer is lost, or the network delivers the request twice. */
export type Loss = 'request' | 'answer' | 'twice' | null;

export interface Seat {
  readonly server: FakeServer;
  readonly tampering?: Tampering;
  readonly clientLog?: ClientLog;
  readonly lose?: () => Loss;
  readonly writer?: OneWriter;
  readonly ownText?: string;
  /** How far the wall clock of this browser is ahead of the server's now, in milliseconds. */
  readonly clockSkewMs?: () => number;
  /** How long this device has slept, in milliseconds. */
  readonly asleepMs?: () => number;
  readonly watchReceipts?: PlayDeps['watchReceipts'];
  readonly mostShown?: number;
  readonly onSignedOut?: (message: string) => void;
}

async function over<T>(lose: () => Loss, call: () => T): Promise<T> {
  await Promise.resolve();
  const loss = lose();
  if (loss === 'request') throw new NetworkProblem('lost');
  if (loss === 'twice') call();
  const answer = structuredClone(call());
  if (loss === 'answer') throw new NetworkProblem('lost');
  return answer;
}

function gamesOver({ server, tampering = {}, lose = () => null }: Seat): GamesApi {
  const same = <T>(answer: T): T => answer;
  const { start = same, round = same, list = same, end = same } = tampering;
  return {
    startSession: ({ body }) => over(lose, () => start(server.start(body as Parameters<FakeServer['start']>[0]))),
    playRound: ({ params, body }) =>
      over(lose, () => round(server.play(params.sessionId, body as RoundRequest), { request: body as RoundRequest })),
    act: ({ params, body }) => {
      const action = body.action as GameAction;
      return over(lose, () => round(server.act(params.sessionId, params.roundId, { ...body, action }), { action }));
    },
    handOver: ({ params, body }) =>
      over(lose, () => server.handOver(params.sessionId, params.roundId, body.chain_start)),
    endSession: ({ params }) => over(lose, () => end(server.end(params.sessionId))),
    listRounds: (input) =>
      over(lose, () => {
        const { session = '', limit = '100', cursor } = input?.query ?? {};
        return list(server.list(session, Number(limit), cursor));
      }),
  } as GamesApi;
}

function walletOver({ server, tampering = {}, lose = () => null }: Seat): PlayDeps['wallet'] {
  const { activity = (answer: Activity) => answer } = tampering;
  return {
    activity: (input) =>
      over(lose, () => activity(activityOf(server, Number(input?.query?.limit ?? '100'), input?.query?.cursor))),
  } as PlayDeps['wallet'];
}

let pagesEver = 0;

/** A player's screen with a fake server, on a page of its own: the production controller with its dependencies. */
export function takeSeat(seat: Seat): { controller: PlayController; deps: PlayDeps; clientLog: ClientLog } {
  const clientLog = seat.clientLog ?? createMemoryClientLog();
  const games = gamesOver(seat);
  const page = ++pagesEver;
  const deps: PlayDeps = {
    games,
    fairness: { keys: async () => ({ results: [fairnessKey] }) },
    wallet: walletOver(seat),
    lastingGames: games,
    game: { id: 2, slug: seat.server.game.maths.slug },
    engine: seat.server.game,
    player,
    clientLog: Promise.resolve(clientLog),
    oneWriter: seat.writer ?? oneWriter(`test-${Math.random()}`),
    fps: () => 59.5,
    mostShown: seat.mostShown ?? 1,
    watchReceipts: seat.watchReceipts ?? (() => undefined),
    ownText: () => seat.ownText ?? '',
    onBalances: () => undefined,
    onSignedOut: seat.onSignedOut ?? (() => undefined),
    now: () => {
      const { server, clockSkewMs, asleepMs } = seat;
      return { page, monotonic: server.now() - (asleepMs?.() ?? 0), wall: server.now() + (clockSkewMs?.() ?? 0) };
    },
    wait: async () => undefined,
  };
  return { controller: createPlayController(deps), deps, clientLog };
}

export function betOn(server: FakeServer, choice = server.game.choices[0] ?? {}): Bet {
  return { currency: 'gold', stake: '5000.00', choice };
}

/**
 * Waits until no request is in progress. There is no stage, so a deal counts as shown immediately, and so does a round after
 * which the table starts again.
 */
export async function rest({ getState, shown }: PlayController): Promise<void> {
  await vi.waitFor(
    () => {
      const now = getState();
      if (now.phase === 'dealing' || (now.phase === 'showing' && now.problem !== null)) shown();
      const { status, phase, violation, verification, stalled } = getState();
      const atRest =
        violation !== null ||
        stalled ||
        status === 'ended' ||
        status === 'start_failed' ||
        (status === 'playing' &&
          (phase === 'idle' || phase === 'deciding' || (phase === 'showing' && verification !== null)));
      if (!atRest) throw new Error(`The table did not come to rest: ${status} ${phase}`);
    },
    { timeout: 5_000, interval: 1 },
  );
}

/** Plays one whole round: a stake, the last legal action, and then the first action until it is over. */
export async function playRound(controller: PlayController, bet: Bet): Promise<void> {
  controller.stake(bet);
  await rest(controller);
  for (let step = 0; step < 10 && controller.getState().phase === 'deciding'; step++) {
    const action = controller.getState().round?.legal_actions.at(step === 0 ? -1 : 0)?.action as GameAction | undefined;
    if (!action || controller.getState().violation) return;
    controller.act(action);
    await rest(controller);
  }
  if (controller.getState().phase === 'showing') controller.shown();
}
