import { useSearchParams } from 'react-router';
import { AuthFrame } from '../features/auth/auth-frame.tsx';
import { VerifyEmail } from '../features/auth/verify-email.tsx';

export function Component() {
  const [search] = useSearchParams();
  return (
    <AuthFrame title="Verify your email" intro={<p>One click shows that this address is yours.</p>}>
      <VerifyEmail token={search.get('token') ?? ''} />
    </AuthFrame>
  );
}
