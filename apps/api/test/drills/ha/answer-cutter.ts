import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** A TCP proxy that can lose the answers of a server. */
export interface AnswerCutter {
  readonly port: number;
  /** How many parts of answers it has not forwarded. */
  lost(): number;
  /** For a moment, requests reach the server and answers do not come back. Then every connection is closed. */
  cut(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the proxy in front of this port of this machine. */
export async function startAnswerCutter(target: number): Promise<AnswerCutter> {
  const sockets = new Set<Socket>();
  let isCutting = false;
  let lost = 0;
  const server = createServer((client) => {
    const database = connect(target, '127.0.0.1');
    for (const [one, other] of [
      [client, database],
      [database, client],
    ] as const) {
      one.setNoDelay(true);
      sockets.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
    }
    client.on('data', (part) => database.write(part));
    database.on('data', (part) => {
      if (isCutting) lost += 1;
      else client.write(part);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const closeAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    lost: () => lost,
    cut: async () => {
      isCutting = true;
      await wait(150);
      closeAll();
      isCutting = false;
    },
    stop: async () => {
      server.close();
      closeAll();
      await once(server, 'close');
    },
  };
}
