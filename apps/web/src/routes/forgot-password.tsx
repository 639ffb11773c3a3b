import { AuthFrame } from '../features/auth/auth-frame.tsx';
import { ForgotPasswordForm } from '../features/auth/forgot-password-form.tsx';

export function Component() {
  return (
    <AuthFrame title="Forgot your password?" intro={<p>We send a link to set a new one to your email address.</p>}>
      <ForgotPasswordForm />
    </AuthFrame>
  );
}
