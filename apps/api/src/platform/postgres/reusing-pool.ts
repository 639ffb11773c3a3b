import pg from 'pg';
import { isConnectionLost, rethrowAsDatabaseError } from './postgres-error.ts';

type AnyQuery = (...args: unknown[]) => Promise<unknown>;

/**
 * A pool that reuses its connection after a failed statement. node-postgres closes the connection after any error of
 * `pool.query`, although a server that rejected a statement is ready for the next one. Fifty rejected rounds would then
 * cost fifty new connections, and all other players would wait for them.
 */
export class ReusingPool extends pg.Pool {
  constructor(config: pg.PoolConfig) {
    super(config);
    // A client in use has no error listener, and an unhandled error event ends the process. The code that uses the client
    // gets the error from the running statement or from the next one.
    this.on('connect', (client) => client.on('error', () => undefined));
    // Both methods are assigned, because their many overloads all end here and this code only uses promises.
    const connect = this.connect.bind(this) as () => Promise<pg.PoolClient>;
    this.connect = (() => connect().catch(rethrowAsDatabaseError)) as typeof this.connect;
    this.query = (async (...args: unknown[]) => {
      const client = await this.connect();
      let broken: Error | undefined;
      try {
        return await (client.query as unknown as AnyQuery)(...args);
      } catch (error) {
        if (!isUsable(error)) broken = error as Error;
        throw error;
      } finally {
        client.release(broken);
      }
    }) as unknown as typeof this.query;
  }
}

/** Whether the connection is ready again. It is not when the server closes it (FATAL, PANIC) or became read-only. */
function isUsable(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.severity === 'ERROR' && !isConnectionLost(error);
}
