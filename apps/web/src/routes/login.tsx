import { Banner } from '@goldwren/ui/status-text';
import { Link, Navigate, useLocation, useSearchParams } from 'react-router';
import { AuthFrame } from '../features/auth/auth-frame.tsx';
import { LoginForm } from '../features/auth/login-form.tsx';
import { useAuth } from '../lib/auth-store.ts';
import { afterLogin, loginStateOf, loginToContinue } from '../lib/login-state.ts';
import { paths } from '../lib/paths.ts';
import { sitePath } from '../lib/site-path.ts';
import { usePageTitle } from '../lib/use-page-title.ts';

export function Component() {
  usePageTitle('Login');
  const user = useAuth((state) => state.user);
  const [search] = useSearchParams();
  const state = loginStateOf(useLocation().state);
  const target = afterLogin(state, search);
  if (user) return <Navigate to={target} replace />;
  const message = state.message ?? (sitePath(search.get('next')) ? loginToContinue : undefined);
  return (
    <AuthFrame title="Login" intro={<p>Welcome back. Your balances are where you left them.</p>}>
      {message ? (
        <Banner tone={state.tone ?? 'info'} className="mb-4">
          {message}
        </Banner>
      ) : null}
      <LoginForm />
      <div className="mt-5 grid gap-1 border-t border-line pt-4 text-ink-2">
        <p>
          New here?{' '}
          <Link to={paths.register} state={{ from: target }} className="link text-ink inline-flex min-h-9 items-center">
            Sign Up Free
          </Link>
        </p>
        <p>
          Rather not sign up?{' '}
          <Link to={paths.freeEntry} className="link text-ink inline-flex min-h-9 items-center">
            Enter without a purchase
          </Link>
        </p>
      </div>
    </AuthFrame>
  );
}
