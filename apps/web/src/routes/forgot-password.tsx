import { AuthFrame } from '../features/auth/auth-frame.tsx';
import { ForgotPasswordForm } from '../features/auth/forgot-password-form.tsx';
import { account } from '../lib/words/account.ts';
import { pageWords } from '../lib/words/pages.ts';

export function Component() {
  return (
    <AuthFrame title={pageWords['forgot-password'].title} intro={<p>{account.forgotIntro}</p>}>
      <ForgotPasswordForm />
    </AuthFrame>
  );
}
