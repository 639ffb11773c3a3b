import type { Config } from './config.ts';

/** The origin for links in mail. It never comes from the Host of a request, which the client controls. */
export function siteOrigin({ publicOrigin, port }: Pick<Config, 'publicOrigin' | 'port'>): string {
  return publicOrigin ?? `http://localhost:${port}`;
}
