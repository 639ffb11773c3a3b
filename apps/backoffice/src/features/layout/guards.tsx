import { frame } from '@goldwren/messages/staff/frame';
import { brand } from '@goldwren/rules';
import { type ReactNode, useLayoutEffect } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router';
import { pathTo } from '../../lib/path-to.ts';
import { useSession } from '../../lib/session-store.ts';
import { type PageId, pageOf } from '../../pages.ts';
import { NoPermission } from './no-permission.tsx';

/** Returns the page to open after sign-in. Only accepts paths under the base of the back office. */
function pageAfterSignIn(next: string | null): string {
  return next?.startsWith('/') && !next.startsWith('//') && !next.includes('\\') ? next : pathTo({ page: 'work' });
}

/**
 * Protects each page. A signed-out visitor can only open the sign-in page. A signed-in visitor of the sign-in
 * page continues to the requested page. Other pages require their permission.
 */
export function PageGuard({ page, children }: { page: PageId; children: ReactNode }) {
  const { status, staff } = useSession();
  const { pathname, search } = useLocation();
  const [query] = useSearchParams();
  const { permission, title } = pageOf(page);
  // A layout effect, so that a visible page always has its title.
  useLayoutEffect(() => {
    document.title = `${title} · ${brand.name} back office`;
  }, [title]);
  if (status === 'asking') return null;
  if (permission === null) return staff ? <Navigate to={pageAfterSignIn(query.get('next'))} replace /> : children;
  if (!staff) {
    const here = `${pathname}${search}`;
    const target = { page: 'sign-in', ...(here === '/' ? {} : { search: { next: here } }) } as const;
    return <Navigate to={pathTo(target)} replace />;
  }
  return staff.permissions.includes(permission) ? children : <NoPermission messages={frame.noPermission} />;
}
