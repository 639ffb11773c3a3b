import type { QueryClient } from '@tanstack/react-query';
import { api } from '../api/api.ts';
import { useAuth } from './auth-store.ts';

/**
 * Checks with the server whether the stored user is still signed in. A 401 signs out (lib/api/api.ts). Without an answer,
 * the stored user stays, and each screen shows that the server cannot be reached.
 */
export async function checkStoredUser(): Promise<void> {
  const stored = useAuth.getState().user;
  if (!stored) return;
  try {
    const { user } = await api.auth.me();
    if (useAuth.getState().user?.id === stored.id) useAuth.getState().setUser(user);
  } catch {
    // The client has signed out, or the server cannot be reached.
  }
}

/** Removes the player's cached answers from memory on sign-out, so that the next player on this device never sees them. */
export function clearQueriesOnSignOut(queryClient: QueryClient): () => void {
  return useAuth.subscribe((now, before) => {
    if (before.user && before.user.id !== now.user?.id) {
      queryClient.removeQueries({ predicate: ({ queryKey }) => !isPublic(queryKey) });
    }
  });
}

const publicQueries = new Set([
  'policy.get',
  'games.list',
  'games.rules',
  'games.parSheet',
  'redemptions.recent',
  'redemptions.times',
]);

function isPublic([area, call]: readonly unknown[]): boolean {
  return publicQueries.has(`${area}.${call}`);
}
