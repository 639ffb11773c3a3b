import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { PageGuard } from './features/layout/guards.tsx';
import { Root } from './features/layout/root.tsx';
import { RouteProblem } from './features/layout/route-problem.tsx';
import { type PageId, pageIds, pages } from './pages.ts';

type Screen = { Component: ComponentType };

/** A page's screen is the file of its id, and a chunk of its own. */
const screens = import.meta.glob<Screen>(['./routes/*.tsx', '!./routes/*.test.tsx']);

/** Each screen has its own error boundary, so that a broken one leaves the frame standing. */
export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: RouteProblem,
    HydrateFallback: () => null,
    children: [...pageIds.map(pageRoute), { path: '*', lazy: () => load('not-found'), ErrorBoundary: RouteProblem }],
  },
];

function pageRoute(id: PageId): RouteObject {
  const lazy = async () => {
    const { Component } = await load(id);
    return {
      Component: () => (
        <PageGuard page={id}>
          <Component />
        </PageGuard>
      ),
    };
  };
  return { path: pages[id].path, lazy, ErrorBoundary: RouteProblem };
}

/**
 * A screen that cannot be downloaded throws when it is drawn, into its own boundary: when `lazy` itself rejects on the
 * first page, react-router 7.18 shows the frame with nothing in it.
 */
async function load(file: string): Promise<Screen> {
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
