import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LaunchError } from './launch-error.ts';

const NAMES = ['SESSION_SECRET', 'SEED_ENCRYPTION_KEY'] as const;

type Secrets = Record<(typeof NAMES)[number], string>;

/** 256 bits each, as 64 hexadecimal digits. */
function generate(): Secrets {
  return { SESSION_SECRET: randomBytes(32).toString('hex'), SEED_ENCRYPTION_KEY: randomBytes(32).toString('hex') };
}

function readOrCreate(dataDir: string): Secrets {
  const file = join(dataDir, 'dev-secrets.json');
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(file, `${JSON.stringify(generate(), null, 2)}\n`, { mode: 0o600, flag: 'wx' });
  }
  return JSON.parse(readFileSync(file, 'utf8')) as Secrets;
}

/**
 * The secrets the API needs. Those given by the environment win; outside production the rest is made once and kept in the
 * data directory, because a new session secret would sign everybody out and a new seed key would lose every server seed.
 *
 * @throws LaunchError in production, when one is missing.
 */
export function provideSecrets(env: NodeJS.ProcessEnv, dataDir: string, isProduction: boolean): Secrets {
  const missing = NAMES.filter((name) => !env[name]);
  if (missing.length > 0 && isProduction) {
    throw new LaunchError(
      `NODE_ENV is production and ${missing.join(' and ')} is not set: 64 hexadecimal digits each.`,
    );
  }
  const kept = missing.length > 0 ? readOrCreate(dataDir) : undefined;
  const pick = (name: (typeof NAMES)[number]): string => env[name] || (kept?.[name] ?? '');
  return { SESSION_SECRET: pick('SESSION_SECRET'), SEED_ENCRYPTION_KEY: pick('SEED_ENCRYPTION_KEY') };
}
