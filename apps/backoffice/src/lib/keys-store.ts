import { create } from 'zustand';
import { persist } from 'zustand/middleware';

interface KeysState {
  /** Whether the list of shortcuts is open. */
  shown: boolean;
  /** Whether `/` and `?` are active. People who dictate need to switch them off (WCAG 2.1.4). */
  singleKeys: boolean;
  /** Moves the focus to the search box of the top bar. */
  toSearch: () => void;
}

/** The choice is stored on this device. */
export const useKeys = create<KeysState>()(
  persist((): KeysState => ({ shown: false, singleKeys: true, toSearch: () => undefined }), {
    name: 'goldwren-staff-keys',
    partialize: ({ singleKeys }) => ({ singleKeys }),
  }),
);
