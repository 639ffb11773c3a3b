/** How long a connection may take over each part of its life, in milliseconds. */
export interface TimeOuts {
  /** From the first byte of a request, or the opening of the connection, to the end of its head. */
  readonly headersMs: number;
  /** From the same moment to the end of its body. */
  readonly requestMs: number;
  /** What an idle connection is told in `Keep-Alive`: it lives that long between two requests. */
  readonly keepAliveMs: number;
  /** How often the first two are looked at: a slow request ends at most this much later. */
  readonly checkEveryMs: number;
}

/** A proxy keeps connections for 60 s by default and must be the one that closes them: otherwise its next request meets a closed one. */
export const productTimeOuts: TimeOuts = {
  headersMs: 10_000,
  requestMs: 15_000,
  keepAliveMs: 65_000,
  checkEveryMs: 1_000,
};

/** A connection on which nothing moves at all ends somewhat after any keep-alive, whatever part it is in. */
const silenceAfterKeepAliveMs = 5_000;

/** Fastify's part. The limit on silence is above keep-alive, so that it never is what cuts an idle connection. */
export function serverTimeOuts(timeOuts: TimeOuts) {
  return {
    requestTimeout: timeOuts.requestMs,
    keepAliveTimeout: timeOuts.keepAliveMs,
    connectionTimeout: timeOuts.keepAliveMs + silenceAfterKeepAliveMs,
  };
}

/** Node's part, for `http`. Left to itself Node looks for slow requests twice a minute only. */
export function nodeTimeOuts(timeOuts: TimeOuts) {
  return { headersTimeout: timeOuts.headersMs, connectionsCheckingInterval: timeOuts.checkEveryMs };
}
