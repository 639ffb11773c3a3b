import { createHash } from 'node:crypto';

/** The secret of a simulator: without the session secret, nobody can forge a sandbox payment either. */
export function sandboxSecret(purpose: string, sessionSecret: string): string {
  return createHash('sha256').update(`${purpose} ${sessionSecret}`).digest('hex').slice(0, 32);
}
