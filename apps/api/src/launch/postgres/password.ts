import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

function passwordFile(dataDir: string): string {
  return join(dataDir, 'postgres-password');
}

/** The password made at the first start, or undefined when there was none (or the data directory was emptied). */
export function readPassword(dataDir: string): string | undefined {
  const file = passwordFile(dataDir);
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}

export function createPassword(dataDir: string): string {
  const password = randomBytes(24).toString('base64url');
  writeFileSync(passwordFile(dataDir), `${password}\n`, { mode: 0o600 });
  return password;
}
