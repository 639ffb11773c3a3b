import { join, resolve } from 'node:path';
import { publicPushKey } from '../platform/crypto/push-keys.ts';
import { provideSecrets } from './dev-secrets.ts';
import type { LaunchConfig } from './launch-config.ts';

/**
 * The settings of the processes of a site without its database. Outside production, missing secrets come from the data
 * directory, and files are stored there.
 * @throws LaunchError in production when a secret is missing.
 */
export function siteSettings(env: NodeJS.ProcessEnv, config: LaunchConfig): NodeJS.ProcessEnv {
  const secrets = provideSecrets(env, config.dataDir, config.isProduction);
  return {
    NODE_ENV: 'development',
    ...env,
    ...secrets,
    PUSH_PUBLIC_KEY: env.PUSH_PUBLIC_KEY || (publicPushKey(secrets.PUSH_SIGNING_KEYS) ?? ''),
    ...(env.FILES_S3_ENDPOINT ? {} : { FILES_DIR: resolve(env.FILES_DIR || join(config.dataDir, 'files')) }),
    PORT: String(config.port),
    LOG_LEVEL: config.logLevel,
  };
}
