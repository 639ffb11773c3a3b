import { useSearchParams } from 'react-router';
import { AuthFrame } from '../features/auth/auth-frame.tsx';
import { ResetPasswordForm } from '../features/auth/reset-password-form.tsx';
import { useAuth } from '../lib/auth-store.ts';
import { useGoTo } from '../lib/use-go-to.ts';
import { account } from '../lib/words/account.ts';
import { pageWords } from '../lib/words/pages.ts';

export function Component() {
  const [search] = useSearchParams();
  const goTo = useGoTo();
  const leadOn = () => {
    // Every session of the account has ended, this browser's too.
    useAuth.getState().logout();
    goTo({ page: 'login' }, { replace: true, state: { message: account.passwordSet, tone: 'ok' } });
  };
  return (
    <AuthFrame title={pageWords['reset-password'].title} intro={<p>{account.resetIntro}</p>}>
      <ResetPasswordForm token={search.get('token') ?? ''} onReset={leadOn} />
    </AuthFrame>
  );
}
