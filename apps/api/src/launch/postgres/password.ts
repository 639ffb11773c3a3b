import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The owner's is made with the cluster; each login has its own, so that none follows from another. */
const files = {
  owner: 'postgres-password',
  app: 'postgres-app-password',
  staff: 'postgres-staff-password',
  worker: 'postgres-worker-password',
} as const;

type Whose = keyof typeof files;

/** The password made at the first start, or undefined when there was none (or the data directory was emptied). */
export function readPassword(dataDir: string, whose: Whose = 'owner'): string | undefined {
  const file = join(dataDir, files[whose]);
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}

export function createPassword(dataDir: string, whose: Whose = 'owner'): string {
  const password = randomBytes(24).toString('base64url');
  writeFileSync(join(dataDir, files[whose]), `${password}\n`, { mode: 0o600 });
  return password;
}
