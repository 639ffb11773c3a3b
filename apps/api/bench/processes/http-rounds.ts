import { endpoints } from '@goldwren/contracts/player';
import { starlightFortune } from '@goldwren/game-engine/games/starlight-fortune';
import { type BenchPlayer, playersOf, type RoundsSetup, requestHead } from '../load/http-setup.ts';
import { serveLoad } from '../load/load-protocol.ts';
import { RawConnection } from '../load/raw-connection.ts';
import { roundMix, stakeText } from '../load/round-mix.ts';

/** Plays rounds over HTTP. Each connection uses its own players in turn. */
serveLoad<RoundsSetup>(async ({ port, connections, players, gameId }) => {
  const callers = Array.from({ length: connections }, (_, caller) => {
    const own = playersOf(players, caller, connections).map((player) => ({
      head: headOf(player, gameId),
      nonce: 0,
    }));
    return { connection: new RawConnection(port), own, turn: 0 };
  });
  const stakes = starlightFortune.maths.defaultStake;
  return {
    callers: connections,
    call: async (index) => {
      const caller = callers[index] as (typeof callers)[number];
      const player = caller.own[caller.turn++ % caller.own.length] as (typeof caller.own)[number];
      const nonce = player.nonce++;
      const currency = roundMix.currencyOf(nonce);
      const body = `{"nonce":${nonce},"currency":"${currency}","stake":"${stakeText(stakes, currency)}","client_seed":"${roundMix.buildClientSeed(nonce)}","choice":{}}`;
      await caller.connection.send(`${player.head}content-length: ${body.length}\r\n\r\n${body}`);
    },
  };
});

function headOf({ sessionId, cookie }: BenchPlayer, gameId: number): string {
  const { method, path } = endpoints.games.playRound;
  const head = requestHead(method, path.replace(':id', String(gameId)).replace(':sessionId', sessionId), cookie);
  return `${head}content-type: application/json\r\n`;
}
