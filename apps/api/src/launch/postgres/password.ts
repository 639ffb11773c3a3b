import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** One file per password. The owner's is created with the cluster. Each login has an independent random password. */
const files = {
  owner: 'postgres-password',
  app: 'postgres-app-password',
  staff: 'postgres-staff-password',
  worker: 'postgres-worker-password',
} as const;

type Whose = keyof typeof files;

/** Returns the stored password; undefined before the first start or after the data directory was emptied. */
export function readPassword(dataDir: string, whose: Whose = 'owner'): string | undefined {
  const file = join(dataDir, files[whose]);
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}

export function createPassword(dataDir: string, whose: Whose = 'owner'): string {
  const password = randomBytes(24).toString('base64url');
  writeFileSync(join(dataDir, files[whose]), `${password}\n`, { mode: 0o600 });
  return password;
}
