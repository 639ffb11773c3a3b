import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Below the ephemeral ports for outgoing connections (Linux from 32768, other systems from 49152). An ephemeral port that
 * is free now may be used by a connection before the server opens it.
 */
const range = { from: 20_000, to: 32_000 } as const;
const tries = 50;

/** Finds a loopback port without a listener. It does not reserve the port, so another program may still take it. */
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
