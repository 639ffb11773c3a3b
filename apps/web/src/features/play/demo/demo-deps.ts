import type { Game } from '@goldwren/contracts/player';
import type { AnyGame, GameAction } from '@goldwren/game-engine';
import type { RoundRequest } from '../../../shared/fairness/client-log.ts';
import { createMemoryClientLog } from '../../../shared/fairness/client-log-store.ts';
import { readClock } from '../../../shared/fairness/read-clock.ts';
import { oneWriter } from '../session/one-writer.ts';
import type { GamesApi, PlayDeps } from '../session/play-deps.ts';
import { DemoDealer } from './demo-dealer.ts';

/** A demo is not stored, so its end has no answer. */
const noEnd: GamesApi['endSession'] = () => new Promise(() => undefined);
const none = () => Promise.reject(new Error('A demo has nothing like that.'));

/** Connects a table to a dealer in this page. Nothing reaches the server or the storage of the browser. */
export function connectDemo(
  game: Pick<Game, 'id' | 'slug'>,
  engine: AnyGame,
  own: Pick<PlayDeps, 'fps' | 'ownText' | 'mostShown'>,
): PlayDeps {
  const dealer = new DemoDealer(engine);
  return {
    ...own,
    ...{ game, engine, player: 'demo' },
    games: {
      startSession: async ({ body }) => dealer.start(body),
      playRound: async ({ body }) => dealer.play(body as RoundRequest),
      act: async ({ body }) => dealer.act(body.action as GameAction),
      ...{ endSession: noEnd, handOver: none, listRounds: none },
    },
    lastingGames: { endSession: noEnd },
    ...{ fairness: { keys: none }, wallet: { activity: none } },
    clientLog: Promise.resolve(createMemoryClientLog()),
    oneWriter: oneWriter(`goldwren-demo|${game.slug}`),
    ...{ watchReceipts: () => undefined, onBalances: () => undefined, onSignedOut: () => undefined },
    now: readClock,
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  };
}
