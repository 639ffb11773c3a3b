import { ApiProblem } from '@goldwren/contracts/client';
import type { QueryClient } from '@tanstack/react-query';
import { api } from './api.ts';
import { signedIn, signedOut, useSession } from './session-store.ts';

/** Asks the server who is signed in. Without an answer nobody is: every call would fail the same way. */
export async function askWhoIsSignedIn(): Promise<void> {
  try {
    const { staff } = await api.auth.me();
    signedIn(staff);
  } catch {
    signedOut();
  }
}

/** Ends the session on the server, then here. A session that is over already is what was wanted. */
export async function signOut(): Promise<void> {
  try {
    await api.auth.signOut();
  } catch (error) {
    if (!(error instanceof ApiProblem) || error.status !== 401) throw error;
  }
  signedOut();
}

/** Drops the answers that one member of staff saw, so that the next one at this desk never does. */
export function forgetWhenSignedOut(queryClient: QueryClient): () => void {
  return useSession.subscribe((now, before) => {
    if (before.staff && before.staff.id !== now.staff?.id) queryClient.clear();
  });
}
