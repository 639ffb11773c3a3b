import pg from 'pg';
import { rethrowAsDatabaseError } from './postgres-error.ts';

/**
 * The type parsers of our connections. They return int8 as `bigint`, because money must be exact. They are set per client
 * and not globally, because the job queue uses the same driver and writes its int8 ids as JSON.
 */
export const exactTypes: pg.CustomTypesConfig = withBigInt(pg.types);

/** Returns the same parsers, but with int8 as `bigint`. */
export function withBigInt(types: pg.CustomTypesConfig): pg.CustomTypesConfig {
  return {
    getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
      oid === pg.types.builtins.INT8 && format !== 'binary'
        ? BigInt
        : types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
  };
}

type AnyQuery = (...args: unknown[]) => unknown;

/** The message of node-postgres, without a code, when an answer does not arrive within `query_timeout`. */
const readTimeout = 'Query read timeout';

/**
 * A client that closes its connection when an answer does not arrive in time. node-postgres leaves it open, so the next
 * statement would wait behind the one that hangs. The statement is not cancelled: it may have committed and be waiting for
 * a replica, and would then be reported as failed. The caller finds the outcome by its id.
 */
export class StrictClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    // The method is assigned, because its dozen overloads all end here.
    const query = this.query.bind(this) as AnyQuery;
    this.query = ((...args: unknown[]) => {
      const result = query(...args);
      return result instanceof Promise ? result.catch((error: Error) => this.rejectLate(error)) : result;
    }) as unknown as typeof this.query;
  }

  private rejectLate(error: Error & { code?: string }): never {
    if (error.message === readTimeout) {
      error.code = 'ETIMEDOUT';
      this.connection.stream.destroy();
    }
    return rethrowAsDatabaseError(error);
  }
}
