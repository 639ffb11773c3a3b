import type { VendorSessionRow } from './vendor-session.store.ts';

/** Returns whether a session replaces documents in the next review. */
export function counts(session: Pick<VendorSessionRow, 'state' | 'refusedAt'> | null): boolean {
  return session?.state === 'verified' && session.refusedAt === null;
}
