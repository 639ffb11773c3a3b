import type { RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import { routes } from './routes.tsx';
import { servedPaths } from './served-paths.ts';

function pathsOf(route: RouteObject): string[] {
  return [...(route.path && route.path !== '*' ? [route.path] : []), ...(route.children ?? []).flatMap(pathsOf)];
}

test('the server answers 200 for exactly the pages that exist', () => {
  expect(routes.flatMap(pathsOf).sort()).toEqual([...servedPaths].sort());
});
