import { site } from '@goldwren/messages/current/site';
import { useState } from 'react';
import { Navigate, Outlet, useLocation, useParams, useSearchParams } from 'react-router';
import { pathTo, type Target } from '../../lib/navigation/path-to.ts';
import { useAuth } from '../../lib/session/auth-store.ts';
import { afterLogin, type LoginState, loginStateOf } from '../../lib/session/login-state.ts';

const login = pathTo({ page: 'login' });

/** `left` means that the player has just logged out and is being redirected to a public page. */
function usePlayer() {
  const { user, leaving, endedWith } = useAuth();
  const [entered] = useState(user !== null);
  return { user, left: entered && leaving !== null, endedWith };
}

/** Redirects signed-out visitors to /login and replaces the history entry. Passes the path and a message along. */
export function PlayerOnly() {
  const { user, left } = usePlayer();
  const { pathname, search } = useLocation();
  if (user) return <Outlet />;
  if (left) return null;
  const state: LoginState = { from: `${pathname}${search}`, message: site.loginToContinue };
  return <Navigate to={login} replace state={state} />;
}

/**
 * Playing requires a signed-in player. Redirects to /login?next=/games/{slug}. If the session ended during a round, the
 * message explains what happened to the stake.
 */
export function PlayOnly() {
  const { user, left, endedWith } = usePlayer();
  const { slug = '' } = useParams();
  if (user) return <Outlet />;
  if (left) return null;
  const next = pathTo({ page: 'game-player', params: { slug } });
  const state: LoginState | null = endedWith === null ? null : { message: endedWith };
  return <Navigate to={`${login}?next=${next}`} replace state={state} />;
}

/** Redirects signed-in players to the page they were going to. */
export function GuestOnly() {
  const user = useAuth((state) => state.user);
  const [search] = useSearchParams();
  const state = loginStateOf(useLocation().state);
  return user ? <Navigate to={afterLogin(state, search)} replace /> : <Outlet />;
}

/** Redirects an address to another page. */
export function MovedTo(target: Target) {
  return <Navigate to={pathTo(target)} replace />;
}
