import type { RouteObject } from 'react-router';
import { Protected } from './routes/protected.tsx';
import { Root } from './routes/root.tsx';
import { RouteProblem } from './routes/route-problem.tsx';

/** Every screen is its own chunk; each has its own error boundary, so that a broken one leaves the frame standing. */
export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: RouteProblem,
    HydrateFallback: () => null,
    children: [
      screen('/', () => import('./routes/home.tsx')),
      screen('/login', () => import('./routes/login.tsx')),
      screen('/register', () => import('./routes/register.tsx')),
      screen('/buy-coins', () => import('./routes/buy-coins.tsx')),
      screen('/free-entry', () => import('./routes/free-entry.tsx')),
      screen('/games', () => import('./routes/games.tsx')),
      screen('/games/:slug', () => import('./routes/game-player.tsx')),
      screen('/games/:slug/rules', () => import('./routes/game-rules.tsx')),
      {
        Component: Protected,
        children: [
          screen('/buy-coins/return', () => import('./routes/checkout-return.tsx')),
          screen('/dashboard', () => import('./routes/dashboard.tsx')),
          screen('/dashboard/activity', () => import('./routes/activity.tsx')),
        ],
      },
      screen('*', () => import('./routes/not-found.tsx')),
    ],
  },
];

type Screen = { Component: () => React.ReactNode };

/**
 * A screen that cannot be downloaded throws when it is drawn, into its own boundary: when `lazy` itself rejects on the
 * first page, react-router 7.18 shows the frame with nothing in it.
 */
function screen(path: string, load: () => Promise<Screen>): RouteObject {
  const lazy = () =>
    load().catch(
      (error: unknown): Screen => ({
        Component: () => {
          throw error;
        },
      }),
    );
  return { path, lazy, ErrorBoundary: RouteProblem };
}
