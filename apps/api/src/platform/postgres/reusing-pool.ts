import pg from 'pg';
import { isConnectionLost, rethrowAsDatabaseError } from './postgres-error.ts';

type AnyQuery = (...args: unknown[]) => Promise<unknown>;

/**
 * A pool that keeps its connection when a statement is refused. node-postgres throws the connection away after any
 * error of `pool.query`, though a server that refused a statement has answered in full and is ready for the next one:
 * fifty refused rounds then cost fifty new connections, and every other player waits for them.
 */
export class KeepingPool extends pg.Pool {
  constructor(config: pg.PoolConfig) {
    super(config);
    // While it is lent out nobody listens, and an error event without a listener ends the process. Whoever holds the
    // client is told by the statement in flight or by the next one.
    this.on('connect', (client) => client.on('error', () => undefined));
    // Both are assigned, not declared: their overloads all end here, and promises are the only form we use.
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

/** Did the server answer, with the connection ready again? Not when it is closing it (FATAL, PANIC) or turned read-only. */
function isUsable(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.severity === 'ERROR' && !isConnectionLost(error);
}
