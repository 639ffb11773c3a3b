import { randomBytes } from 'node:crypto';
import { computePayout, replayRound } from '@goldwren/game-engine';
import { starlightFortune } from '@goldwren/game-engine/games/starlight-fortune';
import type { NewRound } from '../../src/modules/games/rounds/round.store.ts';
import { type Database, openDatabase } from '../../src/platform/database.ts';
import { newId } from '../../src/platform/ids.ts';
import { type BenchPlayer, playersOf } from './http-setup.ts';
import type { Load } from './load-protocol.ts';
import { roundMix } from './round-mix.ts';

export interface BareRoundsSetup {
  /** The API's login. */
  readonly databaseUrl: string;
  readonly poolSize: number;
  readonly callers: number;
  readonly players: readonly BenchPlayer[];
}

const outcomesDrawn = 20_000;

/** Computes the payouts of real rounds before the measurement, so that the loop costs as little as possible. */
function drawOutcomes(): number[] {
  return Array.from(
    { length: outcomesDrawn },
    () => replayRound(starlightFortune, randomBytes(32), {}, []).result?.payX100 ?? 0,
  );
}

/** Plays bare rounds over a pool like the API's. `playerOf` returns the function that plays a round. */
export function bareRounds(
  { databaseUrl, poolSize, callers, players }: BareRoundsSetup,
  playerOf: (database: Database) => (round: NewRound) => Promise<unknown>,
): Load {
  const database = openDatabase({
    url: databaseUrl,
    role: null,
    maxConnections: poolSize,
    applicationName: 'goldwren-bench',
    onError: (error) => {
      throw error;
    },
  });
  const play = playerOf(database);
  const outcomes = drawOutcomes();
  let drawn = 0;
  const stakes = starlightFortune.maths.defaultStake;
  const owners = Array.from({ length: callers }, (_, caller) => ({
    own: playersOf(players, caller, callers).map(({ id, sessionId }) => ({ id, sessionId, nonce: 0 })),
    turn: 0,
  }));
  return {
    callers,
    call: async (index) => {
      const owner = owners[index] as (typeof owners)[number];
      const player = owner.own[owner.turn++ % owner.own.length] as (typeof owner.own)[number];
      const nonce = player.nonce++;
      const currency = roundMix.currencyOf(nonce);
      const stake = BigInt(stakes[currency]);
      await play({
        playerId: player.id,
        sessionId: player.sessionId,
        id: newId(),
        nonce,
        currency,
        stake,
        settled: true,
        payout: computePayout(stake, outcomes[drawn++ % outcomesDrawn] as number),
        clientSeed: roundMix.buildClientSeed(nonce),
        choice: {},
        idempotency: null,
      });
    },
  };
}
