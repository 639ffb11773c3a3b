import type { QueryClient } from '@tanstack/react-query';
import { api } from './api.ts';
import { useAuth } from './auth-store.ts';

/**
 * Asks the server whether the stored user is still signed in. A 401 signs out (lib/api.ts); without an answer the
 * stored user stays, and each screen says for itself that the server is out of reach.
 */
export async function checkStoredUser(): Promise<void> {
  const stored = useAuth.getState().user;
  if (!stored) return;
  try {
    const { user } = await api.auth.me();
    if (useAuth.getState().user?.id === stored.id) useAuth.getState().setUser(user);
  } catch {
    // Signed out by the client, or unreachable: nothing more is known.
  }
}

/** Drops one player's answers from memory when they sign out, so that the next one on this device never sees them. */
export function forgetWhenSignedOut(queryClient: QueryClient): () => void {
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
