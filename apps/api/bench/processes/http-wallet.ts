import { endpoints } from '@goldwren/contracts/player';
import { type HttpSetup, playersOf, requestHead } from '../load/http-setup.ts';
import { serveLoad } from '../load/load-protocol.ts';
import { RawConnection } from '../load/raw-connection.ts';

/** Reads wallets over HTTP. Each connection uses its own players in turn. */
serveLoad<HttpSetup>(async ({ port, connections, players }) => {
  const callers = Array.from({ length: connections }, (_, caller) => ({
    connection: new RawConnection(port),
    requests: playersOf(players, caller, connections).map(
      ({ cookie }) => `${requestHead(endpoints.wallet.get.method, endpoints.wallet.get.path, cookie)}\r\n`,
    ),
    turn: 0,
  }));
  return {
    callers: connections,
    call: async (index) => {
      const caller = callers[index] as (typeof callers)[number];
      await caller.connection.send(caller.requests[caller.turn++ % caller.requests.length] as string);
    },
  };
});
