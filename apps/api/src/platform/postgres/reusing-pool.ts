import pg from 'pg';
import { isConnectionLost, rethrowAsDatabaseError } from './postgres-error.ts';

type AnyQuery = (...args: unknown[]) => Promise<unknown>;

/**
 * A pool that reuses its connection after a failed statement. node-postgres closes the connection after any error of
 * `pool.query`, although a server that rejected a statement is ready for the next one. Fifty rejected rounds would then
 * cost fifty new connections, and all other players would wait for them.
 */
export class ReusingPool extends pg.Pool {
  /** The server of `moveTo`; null while it is that of the options. */
  private server: Server | null = null;

  constructor(config: pg.PoolConfig) {
    super(config);
    // A client in use has no error listener, and an unhandled error event ends the process. The code that uses the client
    // gets the error from the running statement or from the next one.
    this.on('connect', (client) => client.on('error', () => undefined));
    // Both methods are assigned, because their many overloads all end here and this code only uses promises.
    const connectOnce = this.connect.bind(this) as () => Promise<pg.PoolClient>;
    const connect = async (): Promise<pg.PoolClient> => {
      for (;;) {
        const client = await connectOnce();
        if (this.isOfServer(client)) return client;
        client.release(true);
      }
    };
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

  /** Uses another server with the same login from now on. Connections to the one before are closed before their next use. */
  moveTo(server: Server): void {
    this.options.connectionString = atServer(this.options.connectionString as string, server);
    // As a client reads the URL. It does not connect.
    const { host, port } = new pg.Client({ connectionString: this.options.connectionString });
    this.server = { host, port };
  }

  private isOfServer(client: pg.PoolClient): boolean {
    const { host, port } = client as unknown as Server;
    return this.server === null || (host === this.server.host && port === this.server.port);
  }
}

/** The address of a server of PostgreSQL. */
export interface Server {
  readonly host: string;
  readonly port: number;
}

/** Returns a URL with the address of another server. */
export function atServer(url: string, { host, port }: Server): string {
  const changed = new URL(url);
  changed.hostname = host;
  changed.port = String(port);
  return changed.toString();
}

/** Whether the connection is ready again. It is not when the server closes it (FATAL, PANIC) or became read-only. */
function isUsable(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.severity === 'ERROR' && !isConnectionLost(error);
}
