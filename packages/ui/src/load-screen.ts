import type { ComponentType } from 'react';

export type Screen = { Component: ComponentType };

/** The screens of a site by the path of their file, as Vite's `import.meta.glob` has them: each a chunk of its own. */
export type Screens = Readonly<Record<string, () => Promise<Screen>>>;

/**
 * The screen in `./routes/{file}.tsx`. One that cannot be downloaded throws when it is drawn, into its own boundary: when
 * a route's `lazy` itself rejects on the first page, react-router 7.18 shows the frame with nothing in it.
 */
export async function loadScreen(screens: Screens, file: string): Promise<Screen> {
  try {
    const screen = screens[`./routes/${file}.tsx`];
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
