import { account } from '@goldwren/messages/current/account';
import { pages as pageMessages } from '@goldwren/messages/current/pages';
import { AuthFrame } from '../../features/auth/auth-frame.tsx';
import { EmailLinkForm } from '../../features/auth/email-link-form.tsx';

export function Component() {
  return (
    <AuthFrame title={pageMessages['forgot-password'].title} intro={<p>{account.forgotIntro}</p>}>
      <EmailLinkForm label={account.forgotForm} call="forgotPassword" sentText={account.linkSent} />
    </AuthFrame>
  );
}
