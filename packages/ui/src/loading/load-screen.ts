import type { ComponentType } from 'react';

export type Screen = { Component: ComponentType };

/** The screens of a site by file path, from Vite's `import.meta.glob`. Each is a separate chunk. */
export type Screens = Readonly<Record<string, () => Promise<Screen>>>;

/**
 * Loads the screen in `{file}.tsx`, in any folder. If the download fails, the returned screen throws when it renders,
 * inside its own error boundary. If a route's `lazy` itself rejects on the first page, react-router 7.18 shows
 * an empty layout.
 */
export async function loadScreen(screens: Screens, file: string): Promise<Screen> {
  try {
    const screen = Object.entries(screens).find(([path]) => path.endsWith(`/${file}.tsx`))?.[1];
    if (!screen) throw new RangeError(`no screen for the page ${file}`);
    return await screen();
  } catch (error) {
    return {
      Component: () => {
        throw error;
      },
    };
  }
}
