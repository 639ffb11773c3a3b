import type { User } from '@goldwren/contracts/player';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

interface AuthState {
  /** Null when signed out. The session itself is an httpOnly cookie; this is only what the pages may show. */
  user: User | null;
  /** The call by which the last player left on purpose, done or not; a sign-in waits for it. Null: nobody has. */
  leaving: Promise<unknown> | null;
  /** What a session that ended by itself meant for what was being done: said where the player signs in again. */
  endedWith: string | null;
  setUser: (user: User) => void;
  logout: (endedWith?: string) => void;
}

/** Persisted under the key `auth-storage` as `{ user }` and nothing else. */
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
