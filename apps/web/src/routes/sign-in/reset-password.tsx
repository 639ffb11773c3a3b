import { account } from '@goldwren/messages/current/account';
import { pages as pageMessages } from '@goldwren/messages/current/pages';
import { useSearchParams } from 'react-router';
import { AuthFrame } from '../../features/auth/auth-frame.tsx';
import { ResetPasswordForm } from '../../features/auth/reset-password-form.tsx';
import { useGoTo } from '../../lib/navigation/use-go-to.ts';
import { useAuth } from '../../lib/session/auth-store.ts';

export function Component() {
  const [search] = useSearchParams();
  const goTo = useGoTo();
  const openLogin = () => {
    // The reset has ended all sessions of the account, including the one in this browser.
    useAuth.getState().logout();
    goTo({ page: 'login' }, { replace: true, state: { message: account.passwordSet, tone: 'ok' } });
  };
  return (
    <AuthFrame title={pageMessages['reset-password'].title} intro={<p>{account.resetIntro}</p>}>
      <ResetPasswordForm token={search.get('token') ?? ''} onReset={openLogin} />
    </AuthFrame>
  );
}
