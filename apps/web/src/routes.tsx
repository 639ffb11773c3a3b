import { matchRoutes, type Path, type RouteObject, useRoutes } from 'react-router';
import { GuestOnly, MovedTo, PlayerOnly, PlayOnly } from './features/layout/guards.tsx';
import { PageHead } from './features/layout/page-head.tsx';
import { Root } from './features/layout/root.tsx';
import { ScreenBoundary } from './features/layout/screen-boundary.tsx';
import { type Access, movedPages, type PageId, pageIds, pages } from './pages.ts';
import { prepareScreen, screenOf } from './screens.ts';

/** The guard of each access level. */
const guards: Record<Access, Pick<RouteObject, 'Component'>> = {
  public: {},
  guest: { Component: GuestOnly },
  player: { Component: PlayerOnly },
  play: { Component: PlayOnly },
};

/**
 * Each screen has its own error boundary, so that the layout stays when a screen fails. The id of a route is the id of its
 * page.
 */
export const routes: RouteObject[] = [
  {
    element: (
      <ScreenBoundary>
        <Root />
      </ScreenBoundary>
    ),
    children: [
      ...(Object.keys(guards) as Access[]).map((access) => ({
        ...guards[access],
        children: pageIds.filter((id) => pages[id].access === access).map(pageRoute),
      })),
      ...Object.entries(movedPages).map(([path, page]) => ({ path, element: <MovedTo page={page} /> })),
      { path: '*', id: 'not-found', element: <PageScreen page="not-found" /> },
    ],
  },
];

function pageRoute(id: PageId): RouteObject {
  const element = (
    <>
      <PageHead page={id} />
      <PageScreen page={id} />
    </>
  );
  return { path: pages[id].path, id, element };
}

function PageScreen({ page }: { page: PageId | 'not-found' }) {
  const Screen = screenOf(page);
  return (
    <ScreenBoundary>
      <Screen />
    </ScreenBoundary>
  );
}

/**
 * Loads the screen of the page at a location. Returns undefined when it is already loaded, or when the location redirects
 * to another page.
 */
export function preparePage(place: Partial<Path>): Promise<void> | undefined {
  // Most addresses are those of a page. Matching would compile the patterns of all routes in the task of the first script.
  const fixed = pageIds.find((id) => pages[id].path === place.pathname);
  const page = fixed ?? matchRoutes(routes, place)?.at(-1)?.route.id;
  return page === undefined ? undefined : prepareScreen(page);
}

/** The page at the current location, in its layout. */
export function Site() {
  return useRoutes(routes);
}
