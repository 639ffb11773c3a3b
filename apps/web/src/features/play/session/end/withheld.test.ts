import { ApiProblem } from '@goldwren/contracts/client';
import type { AnyGame } from '@goldwren/game-engine';
import { gameBySlug } from '@goldwren/game-engine/registry';
import { describe, expect, it } from 'vitest';
import { fakeDatabase } from '../../../../testing/fake-database.ts';
import { FakeServer } from '../../testing/fake-server.ts';
import { newClientLog } from '../../testing/malicious-server.ts';
import { betOn, player, rest, takeSeat } from '../../testing/table.ts';

fakeDatabase();

const game = gameBySlug('starlight-fortune')?.game as AnyGame;

/** Stakes this many rounds. A server that refuses answers with a problem, after it has seen the seed. */
async function playWith(refuses: (server: FakeServer, pays: boolean, round: number) => boolean, count: number) {
  const server = new FakeServer(game);
  const clientLog = await newClientLog();
  const seat = takeSeat({ server, clientLog });
  const { playRound } = seat.deps.games;
  let asked = 0;
  Object.assign(seat.deps.games, {
    playRound: (input: Parameters<typeof playRound>[0]) => {
      const replayed = server.replay(server.current(), input.body as never);
      const pays = (replayed.result?.payX100 ?? 0) > 0;
      if (refuses(server, pays, asked++))
        throw new ApiProblem(503, { code: 'game_off', error: 'game_off', request_id: 'r' }, null);
      return playRound(input);
    },
  });
  const { controller } = seat;
  for (let session = 0; session < count && !controller.getState().violation; session++) {
    await controller.start();
    for (let round = 0; round < 3; round++) {
      controller.stake(betOn(server));
      await rest(controller);
      controller.shown();
    }
    await controller.end();
    await rest(controller);
  }
  return { controller, clientLog };
}

describe('[18–22, 45] a server that sees the seed of a round and refuses it', () => {
  it('is reported when it refuses the rounds that win', async () => {
    const { controller, clientLog } = await playWith((_server, pays) => pays, 80);
    const { violation, sessionCheck } = controller.getState();
    expect(violation?.codes).toEqual(['withheld']);
    expect(sessionCheck).toMatchObject({ result: 'mismatch' });
    const life = await clientLog.withheld(player);
    expect(life.every(({ won }) => won)).toBe(true);
    // The evidence has every refused round of this browser.
    expect(violation?.evidence.held).toMatchObject({ life: expect.arrayContaining([life[0]]) });
  }, 60_000);

  it('is only counted when it refuses for another reason, with what the rounds would have paid', async () => {
    const { controller, clientLog } = await playWith((_server, _pays, round) => round % 3 === 0, 12);
    const { violation, sessionCheck } = controller.getState();
    expect(violation).toBeNull();
    expect(sessionCheck).toMatchObject({ result: 'verified' });
    const life = await clientLog.withheld(player);
    // The next stake uses the same seed, so a refused round that is played afterwards was not withheld.
    expect(life).toEqual([]);
  }, 60_000);

  it('shows a refused round at the end of the session, once', async () => {
    const { controller } = await playWith((_server, _pays, round) => round >= 2, 1);
    const { sessionCheck } = controller.getState();
    if (sessionCheck?.result !== 'verified') throw new TypeError(`Not verified: ${JSON.stringify(sessionCheck)}`);
    expect(sessionCheck.withheld).toMatchObject([{ nonce: 2, currency: 'gold', player }]);
    expect(sessionCheck.withheld[0]?.payout).toMatch(/^\d+$/);
  });
});
