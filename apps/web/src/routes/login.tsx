import { Banner } from '@goldwren/ui/status-text';
import { useLocation, useSearchParams } from 'react-router';
import { AuthFrame } from '../features/auth/auth-frame.tsx';
import { LoginForm } from '../features/auth/login-form.tsx';
import { afterLogin, loginStateOf, loginToContinue } from '../lib/login-state.ts';
import { sitePath } from '../lib/site-path.ts';
import { PageLink } from '../shared/page-link.tsx';

export function Component() {
  const [search] = useSearchParams();
  const state = loginStateOf(useLocation().state);
  const target = afterLogin(state, search);
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
          <PageLink page="register" state={{ from: target }} className="link text-ink inline-flex min-h-9 items-center">
            Sign Up Free
          </PageLink>
        </p>
        <p>
          <PageLink page="forgot-password" className="link text-ink inline-flex min-h-9 items-center">
            Forgot your password?
          </PageLink>
        </p>
        <p>
          Rather not sign up?{' '}
          <PageLink page="free-entry" className="link text-ink inline-flex min-h-9 items-center">
            Enter without a purchase
          </PageLink>
        </p>
      </div>
    </AuthFrame>
  );
}
