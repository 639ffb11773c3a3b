import { account } from '@goldwren/messages/current/account';
import { pages as pageMessages } from '@goldwren/messages/current/pages';
import { useSearchParams } from 'react-router';
import { AuthFrame } from '../../features/auth/auth-frame.tsx';
import { EmailLinkForm } from '../../features/auth/email-link-form.tsx';
import { SignInByLink } from '../../features/auth/sign-in-by-link.tsx';

/** Signs in with the token of an emailed link. Without a token, requests a link. */
export function Component() {
  const [search] = useSearchParams();
  const token = search.get('token');
  return (
    <AuthFrame
      title={pageMessages['sign-in-link'].title}
      intro={<p>{token ? account.openLinkIntro : account.linkIntro}</p>}
    >
      {token ? (
        <SignInByLink token={token} />
      ) : (
        <EmailLinkForm label={account.linkForm} call="requestSignInLink" sentText={account.signInLinkSent} />
      )}
    </AuthFrame>
  );
}
