import { createHash } from 'node:crypto';

/** Derives a simulator's secret from the session secret, so that no one else can forge a sandbox payment. */
export function sandboxSecret(purpose: string, sessionSecret: string): string {
  return createHash('sha256').update(`${purpose} ${sessionSecret}`).digest('hex').slice(0, 32);
}
