import { frame } from '@goldwren/messages/staff/frame';
import { brand } from '@goldwren/rules';
import { type ReactNode, useEffect } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router';
import { pathTo } from '../../lib/path-to.ts';
import { useSession } from '../../lib/session-store.ts';
import { type PageId, pageOf } from '../../pages.ts';
import { NotYours } from './not-yours.tsx';

/** A page that was asked for before signing in: an address under our base, and nothing else. */
function wanted(next: string | null): string {
  return next?.startsWith('/') && !next.startsWith('//') && !next.includes('\\') ? next : pathTo({ page: 'work' });
}

/**
 * Who may be here: nobody who is signed out but on the sign-in page, which leads those who are signed in on to where
 * they were going; and on each page only those with its permission.
 */
export function PageGuard({ page, children }: { page: PageId; children: ReactNode }) {
  const { status, staff } = useSession();
  const { pathname, search } = useLocation();
  const [query] = useSearchParams();
  const { permission, title } = pageOf(page);
  useEffect(() => {
    document.title = `${title} · ${brand.name} back office`;
  }, [title]);
  if (status === 'asking') return null;
  if (permission === null) return staff ? <Navigate to={wanted(query.get('next'))} replace /> : children;
  if (!staff) {
    const here = `${pathname}${search}`;
    const target = { page: 'sign-in', ...(here === '/' ? {} : { search: { next: here } }) } as const;
    return <Navigate to={pathTo(target)} replace />;
  }
  return staff.permissions.includes(permission) ? children : <NotYours words={frame.notYours} />;
}
