import { loadScreen, type Screen } from '@goldwren/ui/load-screen';
import type { RouteObject } from 'react-router';
import { GuestOnly, MovedTo, PlayerOnly, PlayOnly } from './features/layout/guards.tsx';
import { PageHead } from './features/layout/page-head.tsx';
import { Root } from './features/layout/root.tsx';
import { RouteProblem } from './features/layout/route-problem.tsx';
import { type Access, movedPages, type PageId, pageIds, pages } from './pages.ts';

/** A page's screen is the file of its id, and a chunk of its own. */
const screens = import.meta.glob<Screen>(['./routes/*.tsx', '!./routes/*.test.tsx']);

/** What stands before the pages of each access. */
const guards: Record<Access, Pick<RouteObject, 'Component'>> = {
  public: {},
  guest: { Component: GuestOnly },
  player: { Component: PlayerOnly },
  play: { Component: PlayOnly },
};

/** Each screen has its own error boundary, so that a broken one leaves the frame standing. */
export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: RouteProblem,
    HydrateFallback: () => null,
    children: [
      ...(Object.keys(guards) as Access[]).map((access) => ({
        ...guards[access],
        children: pageIds.filter((id) => pages[id].access === access).map(pageRoute),
      })),
      ...Object.entries(movedPages).map(([path, page]) => ({
        path,
        Component: () => <MovedTo page={page} />,
      })),
      { path: '*', lazy: () => loadScreen(screens, 'not-found'), ErrorBoundary: RouteProblem },
    ],
  },
];

function pageRoute(id: PageId): RouteObject {
  const lazy = async () => {
    const { Component } = await loadScreen(screens, id);
    return {
      Component: () => (
        <>
          <PageHead page={id} />
          <Component />
        </>
      ),
    };
  };
  return { path: pages[id].path, lazy, ErrorBoundary: RouteProblem };
}
