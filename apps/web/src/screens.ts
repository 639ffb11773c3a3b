import { loadScreen, type Screen } from '@goldwren/ui/load-screen';
import type { ComponentType } from 'react';

/** A page's screen is the file of its id, and a chunk of its own. */
const files = import.meta.glob<Screen>(['./routes/*.tsx', '!./routes/*.test.tsx']);

const here = new Map<string, ComponentType>();

/** The screen of a page that `prepareScreen` has settled for. */
export function screenOf(page: string): ComponentType {
  const screen = here.get(page);
  if (!screen) throw new Error(`The screen of ${page} is drawn before it is here.`);
  return screen;
}

/** Fetches the screen of a page; nothing when it is here. */
export function prepareScreen(page: string): Promise<void> | undefined {
  if (here.has(page)) return;
  return loadScreen(files, page).then(({ Component }) => void here.set(page, Component));
}
