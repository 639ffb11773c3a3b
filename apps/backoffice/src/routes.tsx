import { loadScreen, type Screen } from '@goldwren/ui/load-screen';
import type { RouteObject } from 'react-router';
import { PageGuard } from './features/layout/guards.tsx';
import { Root } from './features/layout/root.tsx';
import { RouteProblem } from './features/layout/route-problem.tsx';
import { type PageId, pageIds, pages } from './pages.ts';

/** The screen of a page is the file with its ID, and a separate chunk. */
const screens = import.meta.glob<Screen>(['./routes/**/*.tsx', '!./routes/**/*.test.tsx']);

/** Each screen has its own error boundary, so that an error in a screen does not remove the layout. */
export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: RouteProblem,
    HydrateFallback: () => null,
    children: [
      ...pageIds.map(pageRoute),
      { path: '*', lazy: () => loadScreen(screens, 'not-found'), ErrorBoundary: RouteProblem },
    ],
  },
];

function pageRoute(id: PageId): RouteObject {
  const lazy = async () => {
    const { Component } = await loadScreen(screens, id);
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
