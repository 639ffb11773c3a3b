import { create } from 'zustand';
import { persist } from 'zustand/middleware';

interface KeysState {
  /** The list of keys is on screen. */
  shown: boolean;
  /** `/` and `?` do something. Whoever dictates needs them off (WCAG 2.1.4). */
  singleKeys: boolean;
}

/** The choice is remembered on this device. */
export const useKeys = create<KeysState>()(
  persist((): KeysState => ({ shown: false, singleKeys: true }), {
    name: 'goldwren-staff-keys',
    partialize: ({ singleKeys }) => ({ singleKeys }),
  }),
);
