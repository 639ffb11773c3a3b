import { PrivacyPage } from '../../features/privacy/privacy-page.tsx';
import { useAuth } from '../../lib/session/auth-store.ts';

/** /dashboard/privacy, behind the guard. */
export function Component() {
  const user = useAuth((state) => state.user);
  return user ? <PrivacyPage user={user} /> : null;
}
