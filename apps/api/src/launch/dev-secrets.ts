import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LaunchError } from './launch-error.ts';

const NAMES = [
  'SESSION_SECRET',
  'SEED_ENCRYPTION_KEY',
  'STATEMENT_SIGNING_KEY',
  'FILE_ENCRYPTION_KEYS',
  'PUSH_SIGNING_KEYS',
] as const;
/** A server without this secret has no push notifications. */
const optional: readonly string[] = ['PUSH_SIGNING_KEYS'];

type Name = (typeof NAMES)[number];
type Secrets = Record<Name, string>;

function secretsBy(make: (name: Name) => string): Secrets {
  return Object.fromEntries(NAMES.map((name) => [name, make(name)])) as Secrets;
}

/** Generates 256 bits each, as 64 hexadecimal digits. File keys also have a name. */
function generate(): Secrets {
  return secretsBy((name) => `${name === 'FILE_ENCRYPTION_KEYS' ? 'dev:' : ''}${randomBytes(32).toString('hex')}`);
}

function readOrCreate(dataDir: string): Secrets {
  const file = join(dataDir, 'dev-secrets.json');
  const kept = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Partial<Secrets>) : null;
  if (kept && NAMES.every((name) => kept[name])) return kept as Secrets;
  // An older file may lack a secret that was added later. Its other secrets are reused.
  const secrets = { ...generate(), ...kept };
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600, ...(kept ? {} : { flag: 'wx' }) });
  return secrets;
}

/**
 * Provides the secrets that the API needs. Secrets from the environment take precedence. Outside production, missing ones
 * are generated once and stored in the data directory. New ones at each start would sign everybody out, make stored server
 * seeds unreadable and leave earlier statements without a public key.
 *
 * @throws LaunchError in production when a secret is missing.
 */
export function provideSecrets(env: NodeJS.ProcessEnv, dataDir: string, isProduction: boolean): Secrets {
  const missing = NAMES.filter((name) => !env[name]);
  const required = missing.filter((name) => !optional.includes(name));
  if (required.length > 0 && isProduction) {
    throw new LaunchError(
      `NODE_ENV is production and ${required.join(' and ')} is not set: 64 hexadecimal digits each.`,
    );
  }
  const kept = missing.length > 0 && !isProduction ? readOrCreate(dataDir) : undefined;
  return secretsBy((name) => env[name] || (kept?.[name] ?? ''));
}
