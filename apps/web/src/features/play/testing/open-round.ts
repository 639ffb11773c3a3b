import type { AnyGame } from '@goldwren/game-engine';
import { FakeServer } from './fake-server.ts';
import { betOn, rest, type takeSeat } from './table.ts';

/** A server whose first round is open after the deal, so that the tests of open rounds meet one. */
export function openServer(game: AnyGame): FakeServer {
  for (let number = 0; number < 200; number++) {
    const seed = new Uint8Array(32).fill(number);
    const server = new FakeServer(game, seed);
    server.start();
    const request = { ...betOn(server), nonce: 0, client_seed: 'probe' };
    if (server.replay(server.current(), request).result === null) return new FakeServer(game, seed);
  }
  throw new RangeError('Every round of this game is over after the deal');
}

/** Stakes until a round is open. Rounds that are over after the deal come first in some games. */
export async function untilOpen({ controller }: Pick<ReturnType<typeof takeSeat>, 'controller'>, server: FakeServer) {
  for (let round = 0; round < 20; round++) {
    controller.stake(betOn(server));
    await rest(controller);
    const { phase, violation } = controller.getState();
    if (phase === 'deciding' || violation) return;
    controller.shown();
  }
  throw new RangeError('No round was open');
}
