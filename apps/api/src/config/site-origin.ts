import type { Config } from './config.ts';

/** The site as links in mails name it; never the Host of a request, which its sender chooses. */
export function siteOrigin({ publicOrigin, port }: Pick<Config, 'publicOrigin' | 'port'>): string {
  return publicOrigin ?? `http://localhost:${port}`;
}
