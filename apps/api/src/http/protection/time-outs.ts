/** Limits for each phase of a connection, in milliseconds. */
export interface TimeOuts {
  /** From the first byte of a request, or the opening of the connection, to the end of its headers. */
  readonly headersMs: number;
  /** From the same start to the end of its body. */
  readonly requestMs: number;
  /** The value of `Keep-Alive`: how long an idle connection stays open between two requests. */
  readonly keepAliveMs: number;
  /** How often the first two limits are checked. A slow request can exceed its limit by this much. */
  readonly checkEveryMs: number;
}

/**
 * A proxy keeps idle connections open for 60 s by default. The proxy must close them first, or it could send a request on
 * a connection that the server has closed.
 */
export const productTimeOuts: TimeOuts = {
  headersMs: 10_000,
  requestMs: 15_000,
  keepAliveMs: 65_000,
  checkEveryMs: 1_000,
};

/** A connection without any traffic closes this long after the keep-alive limit, in every phase. */
const silenceAfterKeepAliveMs = 5_000;

/** Options for Fastify. The connection time-out is above keep-alive, so that it never closes an idle connection. */
export function serverTimeOuts(timeOuts: TimeOuts) {
  return {
    requestTimeout: timeOuts.requestMs,
    keepAliveTimeout: timeOuts.keepAliveMs,
    connectionTimeout: timeOuts.keepAliveMs + silenceAfterKeepAliveMs,
  };
}

/** Options for Node's `http`. By default Node looks for slow requests only twice a minute. */
export function nodeTimeOuts(timeOuts: TimeOuts) {
  return { headersTimeout: timeOuts.headersMs, connectionsCheckingInterval: timeOuts.checkEveryMs };
}
