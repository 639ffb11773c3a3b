import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Below the ports that systems hand out to outgoing connections (Linux from 32768, the others from 49152): a port that
 * the system itself names as free may be some connection's own by the time a server opens it.
 */
const range = { from: 20_000, to: 32_000 } as const;
const tries = 50;

/** A loopback port that nobody listens on. Who opens it after that is whoever comes first. */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const port = randomInt(range.from, range.to);
    if (await isFree(port)) return port;
  }
  throw new Error(`no free port among ${tries} between ${range.from} and ${range.to}`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
