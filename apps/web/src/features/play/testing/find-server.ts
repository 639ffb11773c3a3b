import type { AnyGame } from '@goldwren/game-engine';
import { FakeServer } from './fake-server.ts';

/** Finds a server whose first round with this client seed has a matching payout, in hundredths of the stake. */
export function findServer(game: AnyGame, client_seed: string, pays: (payX100: number) => boolean): FakeServer {
  for (let number = 0; number < 20_000; number++) {
    const seed = new Uint8Array(32);
    new DataView(seed.buffer).setUint32(0, number);
    const server = new FakeServer(game, seed);
    server.start();
    const request = {
      nonce: 0,
      currency: 'gold' as const,
      stake: '5000.00',
      client_seed,
      choice: game.choices[0] ?? {},
    };
    const { result } = server.replay(server.current(), request);
    if (result && pays(result.payX100)) return new FakeServer(game, seed);
  }
  throw new RangeError('No server with such a round');
}
