import type { FastifyRequest } from 'fastify';

/** Routes outside the contracts that have a name of their own. All others are files and pages of the sites. */
const ownRoutes = /^\/(api|log|healthz|readyz)(\/|$)/;

/**
 * The route of a request for logs and metrics: the path of the contract with the names of its parameters, "site" for files and
 * pages, and "none" when nothing matches. It never contains a value that a client sent.
 */
export function routeOf({ routeOptions }: FastifyRequest): string {
  const { url, config } = routeOptions;
  if (config.contractRoute) return config.contractRoute.path;
  if (url === undefined) return 'none';
  return ownRoutes.test(url) ? url : 'site';
}
