import { site } from '@goldwren/messages/current/site';
import { useState } from 'react';
import { Navigate, Outlet, useLocation, useParams, useSearchParams } from 'react-router';
import { useAuth } from '../../lib/auth-store.ts';
import { afterLogin, type LoginState, loginStateOf } from '../../lib/login-state.ts';
import { type PlainPage, pathTo } from '../../lib/path-to.ts';

const login = pathTo({ page: 'login' });

/** `left`: whoever was here has just logged out, and is on the way to a page for everybody. */
function usePlayer() {
  const { user, leaving, endedWith } = useAuth();
  const [entered] = useState(user !== null);
  return { user, left: entered && leaving !== null, endedWith };
}

/** A signed-out visitor goes to /login, the history entry is replaced, path and message go along. */
export function PlayerOnly() {
  const { user, left } = usePlayer();
  const { pathname, search } = useLocation();
  if (user) return <Outlet />;
  if (left) return null;
  const state: LoginState = { from: `${pathname}${search}`, message: site.loginToContinue };
  return <Navigate to={login} replace state={state} />;
}

/** Play needs a signed-in player: /login?next=/games/{slug}. A session that ended mid-round says what of the stake. */
export function PlayOnly() {
  const { user, left, endedWith } = usePlayer();
  const { slug = '' } = useParams();
  if (user) return <Outlet />;
  if (left) return null;
  const next = pathTo({ page: 'game-player', params: { slug } });
  const state: LoginState | null = endedWith === null ? null : { message: endedWith };
  return <Navigate to={`${login}?next=${next}`} replace state={state} />;
}

/** Who is signed in is led on to where they were going. */
export function GuestOnly() {
  const user = useAuth((state) => state.user);
  const [search] = useSearchParams();
  const state = loginStateOf(useLocation().state);
  return user ? <Navigate to={afterLogin(state, search)} replace /> : <Outlet />;
}

/** Leads from an address that is no page to the page it means. */
export function MovedTo({ page }: { page: PlainPage }) {
  return <Navigate to={pathTo({ page })} replace />;
}
