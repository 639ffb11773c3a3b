import { pageIds, pageOf } from '../src/pages.ts';

/** Search engines stay out of the API and of what only players see; pages that may be opened but not listed say so themselves. */
export function robots(): string {
  const kept = pageIds.map(pageOf).filter(({ access, path }) => access === 'player' && !path.includes(':'));
  return ['User-agent: *', 'Disallow: /api/', ...kept.map(({ path }) => `Disallow: ${path}`), ''].join('\n');
}
