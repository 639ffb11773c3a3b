/**
 * The paths that are pages of this site, as patterns. The server answers them with 200 and every other path with 404;
 * a test keeps the list equal to the routes.
 */
export const servedPaths = [
  '/',
  '/login',
  '/register',
  '/buy-coins',
  '/buy-coins/return',
  '/free-entry',
  '/games',
  '/games/:slug',
  '/games/:slug/rules',
  '/dashboard',
  '/dashboard/activity',
] as const;
