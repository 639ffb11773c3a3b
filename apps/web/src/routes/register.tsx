import { brand, displayHundredths, welcomeOffer } from '@goldwren/rules';
import { Link, Navigate, useLocation, useNavigate } from 'react-router';
import { AuthFrame } from '../features/auth/auth-frame.tsx';
import { RegisterForm } from '../features/auth/register-form.tsx';
import { useAuth } from '../lib/auth-store.ts';
import { type LoginState, loginStateOf } from '../lib/login-state.ts';
import { paths } from '../lib/paths.ts';
import { usePageTitle } from '../lib/use-page-title.ts';

const gold = displayHundredths(welcomeOffer.goldHundredths);
const sweeps = displayHundredths(welcomeOffer.sweepsHundredths);

export function Component() {
  usePageTitle('Sign Up Free');
  const user = useAuth((state) => state.user);
  const { from } = loginStateOf(useLocation().state);
  const navigate = useNavigate();
  if (user) return <Navigate to={paths.dashboard} replace />;
  const toLogin = () => {
    const state: LoginState = {
      message: 'Registration successful! Please log in.',
      tone: 'ok',
      ...(from ? { from } : {}),
    };
    navigate(paths.login, { state });
  };
  return (
    <AuthFrame
      title="Sign Up Free"
      intro={
        <p>
          {gold} {brand.goldCoins} and {sweeps} {brand.sweepsCoins} are added to every new account. No purchase
          necessary.
        </p>
      }
      caption={<WelcomeGift />}
    >
      <RegisterForm onRegistered={toLogin} />
      <p className="mt-5 border-t border-line pt-4 text-ink-2">
        Already have an account?{' '}
        <Link
          to={paths.login}
          state={from ? { from } : null}
          className="link inline-flex min-h-9 items-center text-ink"
        >
          Login
        </Link>
      </p>
      <p className="mt-2 text-sm text-ink-3">
        By signing up you accept the{' '}
        <Link to={paths.terms} className="link">
          Terms of Use
        </Link>{' '}
        and the{' '}
        <Link to={paths.rules} className="link">
          Sweepstakes Rules
        </Link>
        , and have read the{' '}
        <Link to={paths.privacy} className="link">
          Privacy Policy
        </Link>
        .
      </p>
    </AuthFrame>
  );
}

function WelcomeGift() {
  return (
    <dl className="mt-8 grid grid-cols-2 divide-x divide-line text-center">
      <div data-coin="gc">
        <dt className="text-sm text-ink-2">{brand.goldCoins}</dt>
        <dd className="mt-1 font-display text-2xl font-bold text-(--accent)">{gold}</dd>
      </div>
      <div data-coin="sc">
        <dt className="text-sm text-ink-2">{brand.sweepsCoins}</dt>
        <dd className="mt-1 font-display text-2xl font-bold text-(--accent)">{sweeps}</dd>
      </div>
    </dl>
  );
}
