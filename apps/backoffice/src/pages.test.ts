import { permissionsOf, staffPermissions, staffRoles } from '@goldwren/rules';
import type { RouteObject } from 'react-router';
import { describe, expect, it } from 'vitest';
import { navGroups, pageIds, pageOf } from './pages.ts';
import { routes } from './routes.tsx';

function pathsOf(route: RouteObject): string[] {
  return [...(route.path ? [route.path] : []), ...(route.children ?? []).flatMap(pathsOf)];
}

const files = Object.keys(import.meta.glob(['./routes/**/*.tsx', '!./routes/**/*.test.tsx'])).map((path) =>
  path.replace(/^.*\/|\.tsx$/g, ''),
);

describe('the pages', () => {
  it('have one file each, and every screen file belongs to a page', () => {
    expect(files.sort()).toEqual([...pageIds, 'not-found'].sort());
  });

  it('match the routes, plus one screen for unknown URLs', () => {
    const paths = pageIds.map((id) => pageOf(id).path as string);
    expect(routes.flatMap(pathsOf).sort()).toEqual([...paths, '*'].sort());
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('require a permission of an existing role, except the pages before sign-in', () => {
    expect(pageIds.filter((id) => pageOf(id).permission === null)).toEqual(['set-up', 'sign-in']);
    const granted = staffRoles.flatMap((role) => permissionsOf([role]));
    for (const id of pageIds) {
      const { permission } = pageOf(id);
      if (permission !== null) expect(staffPermissions.includes(permission) && granted.includes(permission)).toBe(true);
    }
  });

  it('are in the navigation only without parameters, and in an existing group', () => {
    for (const id of pageIds) {
      const { nav, path, queue } = pageOf(id);
      if (nav === null) continue;
      expect(path, id).not.toContain(':');
      expect(navGroups).toContain(nav);
      if (queue !== undefined) expect(nav, `${id} has a queue and is listed`).not.toBeNull();
    }
  });

  it('have unique titles, and each queue has one page', () => {
    const titles = pageIds.map((id) => pageOf(id).title);
    expect(new Set(titles).size).toBe(titles.length);
    const queues = pageIds.flatMap((id) => pageOf(id).queue ?? []);
    expect(new Set(queues).size).toBe(queues.length);
  });
});
