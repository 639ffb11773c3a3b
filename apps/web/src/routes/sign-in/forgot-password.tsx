import { account } from '@goldwren/messages/current/account';
import { pages as pageMessages } from '@goldwren/messages/current/pages';
import { AuthFrame } from '../../features/auth/auth-frame.tsx';
import { ForgotPasswordForm } from '../../features/auth/forgot-password-form.tsx';

export function Component() {
  return (
    <AuthFrame title={pageMessages['forgot-password'].title} intro={<p>{account.forgotIntro}</p>}>
      <ForgotPasswordForm />
    </AuthFrame>
  );
}
