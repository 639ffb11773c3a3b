import { useSearchParams } from 'react-router';
import { AuthFrame } from '../features/auth/auth-frame.tsx';
import { VerifyEmail } from '../features/auth/verify-email.tsx';
import { account } from '../lib/words/account.ts';
import { pageWords } from '../lib/words/pages.ts';

export function Component() {
  const [search] = useSearchParams();
  return (
    <AuthFrame title={pageWords['verify-email'].title} intro={<p>{account.verifyIntro}</p>}>
      <VerifyEmail token={search.get('token') ?? ''} />
    </AuthFrame>
  );
}
