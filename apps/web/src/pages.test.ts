import type { RouteObject } from 'react-router';
import { describe, expect, it } from 'vitest';
import { pathTo } from './lib/navigation/path-to.ts';
import { movedPages, pageIds, pageOf } from './pages.ts';
import { routes } from './routes.tsx';

function pathsOf(route: RouteObject): string[] {
  return [...(route.path ? [route.path] : []), ...(route.children ?? []).flatMap(pathsOf)];
}

const files = Object.keys(import.meta.glob(['./routes/**/*.tsx', '!./routes/**/*.test.tsx'])).map((path) =>
  path.replace(/^.*\/|\.tsx$/g, ''),
);

describe('the pages', () => {
  it('have one file each, and there are no other screens', () => {
    expect(files.sort()).toEqual([...pageIds, 'not-found'].sort());
  });

  it('match the routes, plus a screen for unknown addresses', () => {
    const paths = pageIds.map((id) => pageOf(id).path as string);
    expect(routes.flatMap(pathsOf).sort()).toEqual([...paths, ...Object.keys(movedPages), '*'].sort());
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('are not indexed by search engines when they belong to one player', () => {
    const listed = pageIds.filter((id) => pageOf(id).index && ['player', 'play'].includes(pageOf(id).access));
    expect(listed).toEqual([]);
  });
});

describe('pathTo', () => {
  it('escapes parameters and adds the query', () => {
    expect(pathTo({ page: 'game-player', params: { slug: 'a/b?c' } })).toBe('/games/a%2Fb%3Fc');
    expect(pathTo({ page: 'checkout-return', search: { order: 'a&b' } })).toBe('/buy-coins/return?order=a%26b');
  });

  it('compiles for pages only', () => {
    // @ts-expect-error no such page
    expect(() => pathTo({ page: 'no-such-page' })).toThrow();
    // @ts-expect-error a game player is the player of some game
    expect(pathTo({ page: 'game-player' })).toBe('/games/');
  });
});
