import { account } from '@goldwren/messages/current/account';
import { pages as pageMessages } from '@goldwren/messages/current/pages';
import { useSearchParams } from 'react-router';
import { AuthFrame } from '../../features/auth/auth-frame.tsx';
import { VerifyEmail } from '../../features/auth/verify-email.tsx';

export function Component() {
  const [search] = useSearchParams();
  return (
    <AuthFrame title={pageMessages['verify-email'].title} intro={<p>{account.verifyIntro}</p>}>
      <VerifyEmail token={search.get('token') ?? ''} />
    </AuthFrame>
  );
}
