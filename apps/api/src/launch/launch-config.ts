import { resolve } from 'node:path';
import { type LoginUrls, loginUrlsOf } from '../platform/logins/database-roles.ts';
import { LaunchError } from './launch-error.ts';

const DEFAULT_PORT = 3000;

export interface LaunchConfig {
  readonly port: number;
  /** Undefined: the embedded PostgreSQL in `dataDir` is started and used. */
  readonly databaseUrl: string | undefined;
  /** The logins on `databaseUrl`. A missing one is replaced by the owner with the role set. Unused with the embedded one. */
  readonly logins: LoginUrls;
  readonly dataDir: string;
  readonly logLevel: string;
  /** In production every secret must be configured; none is generated. */
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
 * Reads the launcher's settings. An empty value counts as unset, so that a line of .env can be left blank. A relative
 * DATA_DIR is relative to the repository root, not to the current directory.
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
    // Quiet by default, so that the request log does not fill the terminal of `pnpm start`.
    logLevel: env.LOG_LEVEL || 'warn',
    isProduction: env.NODE_ENV === 'production',
  };
}
