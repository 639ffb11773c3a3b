import { loadScreen, type Screen } from '@goldwren/ui/load-screen';
import type { ComponentType } from 'react';

/** The screen of a page is the file with its id, in its own chunk. */
const files = import.meta.glob<Screen>(['./routes/**/*.tsx', '!./routes/**/*.test.tsx']);

const here = new Map<string, ComponentType>();

/** The screen of a page. Call `prepareScreen` first and wait for it. */
export function screenOf(page: string): ComponentType {
  const screen = here.get(page);
  if (!screen) throw new Error(`The screen of ${page} was rendered before it was loaded`);
  return screen;
}

/** Loads the screen of a page. Returns undefined when it is already loaded. */
export function prepareScreen(page: string): Promise<void> | undefined {
  if (here.has(page)) return;
  return loadScreen(files, page).then(({ Component }) => void here.set(page, Component));
}
