import type { User } from '@goldwren/contracts/player';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

interface AuthState {
  /** Null when signed out. The session itself is an httpOnly cookie; this is only what pages may show. */
  user: User | null;
  /** The logout call of the last player, pending or done. A sign-in waits for it. Null if no one has logged out. */
  leaving: Promise<unknown> | null;
  /** What an expired session meant for the running round. The login page shows it. */
  endedWith: string | null;
  setUser: (user: User) => void;
  logout: (endedWith?: string) => void;
}

/** Persisted under the key `auth-storage` as `{ user }` only. */
export const useAuth = create<AuthState>()(
  persist(
    (set) => ({
      user: null,
      leaving: null,
      endedWith: null,
      setUser: (user) => set({ user, leaving: null, endedWith: null }),
      logout: (endedWith) => set({ user: null, endedWith: endedWith ?? null }),
    }),
    { name: 'auth-storage', partialize: ({ user }) => ({ user }) },
  ),
);
