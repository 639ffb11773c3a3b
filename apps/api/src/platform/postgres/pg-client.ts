import pg from 'pg';
import { rethrowAsDatabaseError } from './postgres-error.ts';

/**
 * The parsers of our own connections: int8 arrives as `bigint`, because money must be an integer. They belong to our
 * clients and not to the process: a library that shares the driver (the job queue) writes its int8 ids as JSON.
 */
export const exactTypes: pg.CustomTypesConfig = withBigInt(pg.types);

/** The same parsers, but with int8 as `bigint`. */
export function withBigInt(types: pg.CustomTypesConfig): pg.CustomTypesConfig {
  return {
    getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
      oid === pg.types.builtins.INT8 && format !== 'binary'
        ? BigInt
        : types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
  };
}

type AnyQuery = (...args: unknown[]) => unknown;

/** What node-postgres says, without a code, when an answer has not come within `query_timeout`. */
const readTimeout = 'Query read timeout';

/**
 * A client that closes its connection when an answer does not come in time. node-postgres leaves it open, so that the
 * next statement would wait behind the one that hangs. The backend is not cancelled: a statement that has committed and
 * waits for its replica would then be reported as failed. Its outcome is found by its id.
 */
export class StrictClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    // Assigned, not declared: the method's dozen overloads all end here.
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
