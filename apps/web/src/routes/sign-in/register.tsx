import { account } from '@goldwren/messages/current/account';
import { site } from '@goldwren/messages/current/site';
import { welcomeOffer } from '@goldwren/rules';
import { useLocation } from 'react-router';
import { AuthFrame } from '../../features/auth/auth-frame.tsx';
import { RegisterForm } from '../../features/auth/register-form.tsx';
import { formats } from '../../lib/i18n/format.ts';
import { useGoTo } from '../../lib/navigation/use-go-to.ts';
import { type LoginState, loginStateOf } from '../../lib/session/login-state.ts';
import { PageLink } from '../../shared/navigation/page-link.tsx';
import { useGoldOnlyStates } from '../../shared/regions/use-excluded-regions.ts';
import { useNoSweepsHere } from '../../shared/regions/use-no-sweeps-here.ts';

const gold = formats.amount(welcomeOffer.goldHundredths);
const sweeps = formats.amount(welcomeOffer.sweepsHundredths);

export function Component() {
  const { from } = loginStateOf(useLocation().state);
  const goTo = useGoTo();
  const goldOnly = useGoldOnlyStates();
  const noSweeps = useNoSweepsHere();
  const toLogin = () => {
    const state: LoginState = {
      message: account.registered,
      tone: 'ok',
      ...(from ? { from } : {}),
    };
    void goTo({ page: 'login' }, { state });
  };
  return (
    <AuthFrame
      title={site.signUp}
      intro={<p>{noSweeps ? account.welcomeWithout : account.welcome(goldOnly)}</p>}
      caption={<WelcomeGift noSweeps={noSweeps} />}
    >
      <RegisterForm onRegistered={toLogin} />
      <p className="mt-3 text-sm text-ink-3">
        {account.accept}{' '}
        <PageLink page="terms" className="link">
          {account.terms}
        </PageLink>{' '}
        {account.andThe}{' '}
        <PageLink page="rules" className="link">
          {account.rules}
        </PageLink>
        {account.haveRead}{' '}
        <PageLink page="privacy" className="link">
          {account.privacy}
        </PageLink>
        .
      </p>
      <p className="mt-5 border-t border-line pt-4 text-ink-2">
        {account.already}{' '}
        <PageLink
          page="login"
          state={from ? { from } : null}
          className="link inline-flex min-h-9 items-center text-ink"
        >
          {account.signIn}
        </PageLink>
      </p>
    </AuthFrame>
  );
}

function WelcomeGift({ noSweeps }: { noSweeps: boolean }) {
  return (
    <dl className="mt-8 grid auto-cols-fr grid-flow-col text-center *:border-line *:not-first:border-l">
      <div data-coin="gc">
        <dt className="text-sm text-ink-2">{site.goldCoins}</dt>
        <dd className="mt-1 font-display text-2xl font-bold text-(--accent)">{gold}</dd>
      </div>
      {noSweeps ? null : (
        <div data-coin="sc">
          <dt className="text-sm text-ink-2">{site.sweepsCoins}</dt>
          <dd className="mt-1 font-display text-2xl font-bold text-(--accent)">{sweeps}</dd>
        </div>
      )}
    </dl>
  );
}
