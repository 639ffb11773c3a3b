import { account } from '@goldwren/messages/current/account';
import { pages as pageMessages } from '@goldwren/messages/current/pages';
import { useSearchParams } from 'react-router';
import { AuthFrame } from '../../features/auth/auth-frame.tsx';
import { SignInByLink } from '../../features/auth/sign-in-by-link.tsx';
import { SignInLinkForm } from '../../features/auth/sign-in-link-form.tsx';

/** Signs in with the token of an emailed link. Without a token, requests a link. */
export function Component() {
  const [search] = useSearchParams();
  const token = search.get('token');
  return (
    <AuthFrame
      title={pageMessages['sign-in-link'].title}
      intro={<p>{token ? account.openLinkIntro : account.linkIntro}</p>}
    >
      {token ? <SignInByLink token={token} /> : <SignInLinkForm />}
    </AuthFrame>
  );
}
