import { ApiProblem } from '@goldwren/contracts/client';
import type { QueryClient } from '@tanstack/react-query';
import { api } from './api.ts';
import { signedIn, signedOut, useSession } from './session-store.ts';

/**
 * Loads the signed-in staff member. If the call fails, the user counts as signed out, because every other
 * call would fail too.
 */
export async function loadSession(): Promise<void> {
  try {
    const { staff } = await api.auth.me();
    signedIn(staff);
  } catch {
    signedOut();
  }
}

/** Ends the session on the server, then locally. A session that is already over is not an error. */
export async function signOut(): Promise<void> {
  try {
    await api.auth.signOut();
  } catch (error) {
    if (!(error instanceof ApiProblem) || error.status !== 401) throw error;
  }
  signedOut();
}

/** Clears the query cache when the staff member changes, so that the next one never sees the previous data. */
export function clearCacheOnSignOut(queryClient: QueryClient): () => void {
  return useSession.subscribe((now, before) => {
    if (before.staff && before.staff.id !== now.staff?.id) queryClient.clear();
  });
}
