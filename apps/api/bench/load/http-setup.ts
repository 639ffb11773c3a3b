/** A player with a signed-in browser and an open game session. */
export interface BenchPlayer {
  readonly id: string;
  readonly sessionId: string;
  /** The `cookie` header of the player's browser. */
  readonly cookie: string;
}

export interface HttpSetup {
  readonly port: number;
  readonly connections: number;
  readonly players: readonly BenchPlayer[];
}

export interface RoundsSetup extends HttpSetup {
  readonly gameId: number;
}

/** The public origin of the measured site. Production is behind a proxy with TLS. */
export const benchOrigin = 'https://bench.invalid';

/** Builds the headers that a browser and the proxy send with every call. */
export function requestHead(method: 'GET' | 'POST', path: string, cookie: string): string {
  return [
    `${method} ${path} HTTP/1.1`,
    `host: ${new URL(benchOrigin).host}`,
    'x-forwarded-proto: https',
    'connection: keep-alive',
    'accept: application/json',
    'accept-language: en-US,en;q=0.9',
    'user-agent: Mozilla/5.0 (X11; Linux x64) goldwren-bench',
    'sec-fetch-site: same-origin',
    `origin: ${benchOrigin}`,
    `referer: ${benchOrigin}/`,
    `cookie: ${cookie}`,
    '',
  ].join('\r\n');
}

/** Returns the players of one connection. No player has two connections, so nonces stay in order. */
export function playersOf<T>(players: readonly T[], caller: number, callers: number): T[] {
  return players.filter((_, index) => index % callers === caller);
}
