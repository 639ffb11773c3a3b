import { readFileSync } from 'node:fs';
import { LaunchError } from './launch-error.ts';

/**
 * Variables that can also be read from a file, as `NAME_FILE`. Container platforms mount secrets as files, so that they are not
 * in the environment that other programs of the machine can read.
 */
export const secretVariables = [
  'DATABASE_URL',
  'DATABASE_APP_URL',
  'DATABASE_STAFF_URL',
  'DATABASE_WORKER_URL',
  'CELL_DIRECTORY_URL',
  'CELL_DIRECTORY_KEY',
  'SESSION_SECRET',
  'SEED_ENCRYPTION_KEY',
  'STATEMENT_SIGNING_KEY',
  'FILE_ENCRYPTION_KEYS',
  'FILES_S3_ACCESS_KEY',
  'FILES_S3_SECRET_KEY',
  'PUSH_SIGNING_KEYS',
  'MAXMIND_LICENSE_KEY',
  'PAYPAL_CLIENT_SECRET',
  'STRIPE_IDENTITY_KEY',
  'STRIPE_IDENTITY_WEBHOOK_SECRET',
  'OIDC_CLIENT_SECRET',
  'SCIM_TOKEN',
  'SKRILL_SECRET',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'SMTP_URL',
] as const;

/**
 * Sets each variable whose `NAME_FILE` names a file to the content of the file, without the line break at its end.
 * @throws LaunchError with one line per file that cannot be read or is empty, and per variable that is set twice. It never
 *   contains the content.
 */
export function readSecretFiles(env: NodeJS.ProcessEnv): void {
  const faults: string[] = [];
  for (const variable of secretVariables) {
    const path = env[`${variable}_FILE`];
    if (!path) continue;
    const read = env[variable] ? `${variable} is set too. Set only one of them.` : readSecret(path);
    if (typeof read === 'string') faults.push(`  ${variable}_FILE: ${read}`);
    else env[variable] = read.secret;
    // A process that this one starts gets the variable.
    delete env[`${variable}_FILE`];
  }
  if (faults.length > 0) throw new LaunchError(['The configuration is not complete:', ...faults].join('\n'));
}

function readSecret(path: string): { readonly secret: string } | string {
  try {
    const secret = readFileSync(path, 'utf8').replace(/\r?\n$/, '');
    return secret === '' ? `${path} is empty.` : { secret };
  } catch (error) {
    return `${path} cannot be read (${(error as NodeJS.ErrnoException).code}).`;
  }
}
