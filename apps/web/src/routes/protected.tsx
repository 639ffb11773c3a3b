import { Navigate, Outlet, useLocation } from 'react-router';
import { useAuth } from '../lib/auth-store.ts';
import { type LoginState, loginToContinue } from '../lib/login-state.ts';
import { paths } from '../lib/paths.ts';

/** Spec §2: a signed-out visitor goes to /login, the history entry is replaced, path and message go along. */
export function Protected() {
  const user = useAuth((state) => state.user);
  const { pathname, search } = useLocation();
  if (user) return <Outlet />;
  const state: LoginState = { from: `${pathname}${search}`, message: loginToContinue };
  return <Navigate to={paths.login} replace state={state} />;
}
