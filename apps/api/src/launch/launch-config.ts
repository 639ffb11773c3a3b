import { resolve } from 'node:path';
import { type LoginUrls, loginUrlsOf } from '../platform/database-roles.ts';
import { LaunchError } from './launch-error.ts';

const DEFAULT_PORT = 3000;

export interface LaunchConfig {
  readonly port: number;
  /** Undefined: the embedded PostgreSQL in `dataDir` is started and used. */
  readonly databaseUrl: string | undefined;
  /** The logins on `databaseUrl`. One that is missing: the owner's, with the role set. The embedded one has all of its own. */
  readonly logins: LoginUrls;
  readonly dataDir: string;
  readonly logLevel: string;
  /** In production nothing is invented: every secret has to be given. */
  readonly isProduction: boolean;
}

function parsePort(value: string | undefined): number {
  if (value === undefined || value === '') return DEFAULT_PORT;
  const port = Number(value);
  if (!/^\d+$/.test(value) || port < 1 || port > 65_535) {
    throw new LaunchError(`PORT must be a whole number from 1 to 65535, not "${value}".`);
  }
  return port;
}

/**
 * Reads what the launcher itself needs. Empty counts as unset, so that a line of .env can be left blank. A relative
 * DATA_DIR starts at the repository root, wherever the command was given.
 *
 * @throws LaunchError when PORT is not a port or DATABASE_URL is not a PostgreSQL URL.
 */
export function readLaunchConfig(env: NodeJS.ProcessEnv, repositoryRoot: string): LaunchConfig {
  const databaseUrl = env.DATABASE_URL || undefined;
  if (databaseUrl !== undefined && !/^postgres(ql)?:\/\//.test(databaseUrl)) {
    throw new LaunchError('DATABASE_URL must start with postgres:// or postgresql://.');
  }
  return {
    port: parsePort(env.PORT),
    databaseUrl,
    logins: loginUrlsOf(env),
    dataDir: resolve(repositoryRoot, env.DATA_DIR || '.data'),
    // Quiet by default: the terminal of `pnpm start` belongs to the person, not to the request log.
    logLevel: env.LOG_LEVEL || 'warn',
    isProduction: env.NODE_ENV === 'production',
  };
}
