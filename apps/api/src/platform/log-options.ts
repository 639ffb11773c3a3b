import { hostname } from 'node:os';
import type { LoggerOptions } from 'pino';
import { postgresError } from './postgres/postgres-error.ts';

/** An address, as errors of mail servers repeat it. Versions in paths such as `pg@8.16.3` do not match. */
const address = /[\w.+-]+@[\w.-]+\.[a-z]{2,}\b/gi;
/** The class of SQLSTATE whose messages contain the rejected value. */
const dataException = '22';
const mostCauses = 3;

/**
 * The options of every log of the product. Lines contain IDs, never names, addresses or other personal data: no URL is
 * logged, errors lose the fields in which PostgreSQL repeats values, and email addresses are removed from every line.
 */
export function logOptions(service: 'api' | 'worker' | 'audit', level: string): LoggerOptions {
  return {
    level,
    base: { service: `goldwren-${service}`, pid: process.pid, host: hostname() },
    serializers: {
      err: (error: unknown) => describeError(error),
      req: ({ method }: { method: string }) => ({ method }),
      res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
    },
    hooks: { streamWrite: (line) => (line.includes('@') ? line.replace(address, '[address]') : line) },
  };
}

interface DescribedError {
  readonly type: string;
  readonly message: string;
  readonly code?: unknown;
  readonly table?: unknown;
  readonly constraint?: unknown;
  readonly stack?: string;
  readonly cause?: DescribedError;
}

/** Returns the fields of an error that help to find its cause, without the values that it may repeat. */
function describeError(error: unknown, depth = 0): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) };
  const { name, code, table, constraint, cause } = error as Error & Record<string, unknown>;
  const message = safeMessage(error);
  return {
    type: name,
    message,
    ...(code === undefined ? {} : { code }),
    ...(table === undefined ? {} : { table }),
    ...(constraint === undefined ? {} : { constraint }),
    // The first lines of a stack repeat the message.
    stack: [`${name}: ${message}`, ...(error.stack?.match(/^\s+at .*$/gm) ?? [])].join('\n'),
    ...(cause instanceof Error && depth < mostCauses ? { cause: describeError(cause, depth + 1) } : {}),
  };
}

function safeMessage(error: Error): string {
  // JSON.parse quotes the text that it cannot read.
  if (error instanceof SyntaxError) return 'invalid syntax';
  return postgresError(error)?.code.startsWith(dataException) ? 'a value was rejected' : error.message;
}
