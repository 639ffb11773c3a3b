import { brand, displayHundredths, welcomeOffer } from '@goldwren/rules';
import { useLocation } from 'react-router';
import { AuthFrame } from '../features/auth/auth-frame.tsx';
import { RegisterForm } from '../features/auth/register-form.tsx';
import { type LoginState, loginStateOf } from '../lib/login-state.ts';
import { useGoTo } from '../lib/use-go-to.ts';
import { PageLink } from '../shared/page-link.tsx';

const gold = displayHundredths(welcomeOffer.goldHundredths);
const sweeps = displayHundredths(welcomeOffer.sweepsHundredths);

export function Component() {
  const { from } = loginStateOf(useLocation().state);
  const goTo = useGoTo();
  const toLogin = () => {
    const state: LoginState = {
      message: 'Registration successful! Please log in.',
      tone: 'ok',
      ...(from ? { from } : {}),
    };
    void goTo({ page: 'login' }, { state });
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
        <PageLink
          page="login"
          state={from ? { from } : null}
          className="link inline-flex min-h-9 items-center text-ink"
        >
          Login
        </PageLink>
      </p>
      <p className="mt-2 text-sm text-ink-3">
        By signing up you accept the{' '}
        <PageLink page="terms" className="link">
          Terms of Use
        </PageLink>{' '}
        and the{' '}
        <PageLink page="rules" className="link">
          Sweepstakes Rules
        </PageLink>
        , and have read the{' '}
        <PageLink page="privacy" className="link">
          Privacy Policy
        </PageLink>
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
