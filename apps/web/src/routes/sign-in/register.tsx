import { account } from '@goldwren/messages/current/account';
import { signUp } from '@goldwren/messages/current/sign-up';
import { site } from '@goldwren/messages/current/site';
import { useLocation } from 'react-router';
import { AuthFrame } from '../../features/auth/auth-frame.tsx';
import { RegisterForm } from '../../features/auth/sign-up/register-form.tsx';
import { useGoTo } from '../../lib/navigation/use-go-to.ts';
import { type LoginState, loginStateOf } from '../../lib/session/login-state.ts';
import { type Credentials, withNewCredentials } from '../../lib/session/new-credentials.ts';
import { TwoCoins } from '../../shared/coins/two-coins.tsx';
import { PageLink } from '../../shared/navigation/page-link.tsx';
import { useGoldOnlyStates } from '../../shared/regions/use-excluded-regions.ts';
import { useNoSweepsHere } from '../../shared/regions/use-no-sweeps-here.ts';

export function Component() {
  const { from } = loginStateOf(useLocation().state);
  const goTo = useGoTo();
  const goldOnly = useGoldOnlyStates();
  const noSweeps = useNoSweepsHere();
  const toLogin = (credentials: Credentials) => {
    const state: LoginState = { message: account.registered, tone: 'ok', isNew: true, ...(from ? { from } : {}) };
    return withNewCredentials(credentials, () => goTo({ page: 'login' }, { state, replace: true }));
  };
  return (
    <AuthFrame
      title={site.signUp}
      intro={<p>{noSweeps ? account.welcomeWithout : account.welcome(goldOnly)}</p>}
      picture={<TwoCoins noSweeps={noSweeps} heading="h2" className="card p-6" />}
    >
      <RegisterForm
        onRegistered={toLogin}
        terms={<AcceptedTexts />}
        already={<AlreadyRegistered from={from} />}
        picture={<TwoCoins noSweeps={noSweeps} className="border-t border-line pt-4 lg:hidden" />}
      />
    </AuthFrame>
  );
}

/** The texts that the player accepts with the button below. */
function AcceptedTexts() {
  return (
    <p className="text-sm text-ink-3">
      {account.accept}{' '}
      <PageLink page="terms" target="_blank" className="link">
        {account.terms}
      </PageLink>{' '}
      {account.andThe}{' '}
      <PageLink page="rules" target="_blank" className="link">
        {account.rules}
      </PageLink>
      {account.haveRead}{' '}
      <PageLink page="privacy" target="_blank" className="link">
        {account.privacy}
      </PageLink>
      . {signUp.newTab}
    </p>
  );
}

function AlreadyRegistered({ from }: { from: string | undefined }) {
  return (
    <p className="mt-1 border-t border-line pt-4 text-ink-2">
      {account.already}{' '}
      <PageLink page="login" state={from ? { from } : null} className="link inline-flex min-h-9 items-center text-ink">
        {account.signIn}
      </PageLink>
    </p>
  );
}
