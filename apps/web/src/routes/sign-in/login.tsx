import { account } from '@goldwren/messages/current/account';
import { pages as pageMessages } from '@goldwren/messages/current/pages';
import { signUp } from '@goldwren/messages/current/sign-up';
import { site } from '@goldwren/messages/current/site';
import { Banner } from '@goldwren/ui/status-text';
import { useId, useState } from 'react';
import { matchPath, useLocation, useSearchParams } from 'react-router';
import { AuthFrame } from '../../features/auth/auth-frame.tsx';
import { LoginForm } from '../../features/auth/login-form.tsx';
import { sitePath } from '../../lib/navigation/site-path.ts';
import { afterLogin, loginStateOf } from '../../lib/session/login-state.ts';
import { newCredentials } from '../../lib/session/new-credentials.ts';
import { pages } from '../../pages.ts';
import { PageLink } from '../../shared/navigation/page-link.tsx';

export function Component() {
  const [search] = useSearchParams();
  const state = loginStateOf(useLocation().state);
  const target = afterLogin(state, search);
  const message = state.message ?? (sitePath(search.get('next')) ? site.loginToContinue : undefined);
  const [given] = useState(newCredentials);
  const messageId = useId();
  const newcomer = given ? signUp.filledIn : signUp.useNew;
  const demoSlug = matchPath(pages['game-player'].path, target)?.params.slug;
  return (
    <AuthFrame title={pageMessages.login.title} intro={<p>{state.isNew ? newcomer : account.welcomeBack}</p>}>
      {message ? (
        <Banner tone={state.tone ?? 'info'} className="mb-4">
          <span id={messageId}>{message}</span>
        </Banner>
      ) : null}
      <LoginForm given={given} describedBy={messageId} />
      <div className="mt-5 grid gap-1 border-t border-line pt-4 text-ink-2">
        <p>
          {account.newHere}{' '}
          <PageLink page="register" state={{ from: target }} className="link text-ink inline-flex min-h-9 items-center">
            {site.signUp}
          </PageLink>
        </p>
        {demoSlug ? (
          <p>
            {account.tryFirst}{' '}
            <PageLink
              page="game-demo"
              params={{ slug: demoSlug }}
              className="link text-ink inline-flex min-h-9 items-center"
            >
              {account.playDemo}
            </PageLink>
          </p>
        ) : null}
        <p>
          <PageLink page="forgot-password" className="link text-ink inline-flex min-h-9 items-center">
            {account.forgot}
          </PageLink>
        </p>
        <p>
          {account.ratherNot}{' '}
          <PageLink page="free-entry" className="link text-ink inline-flex min-h-9 items-center">
            {account.enterFree}
          </PageLink>
        </p>
      </div>
    </AuthFrame>
  );
}
