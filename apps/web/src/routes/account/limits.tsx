import { LimitsPage } from '../../features/responsible-play/limits/limits-page.tsx';
import { useAuth } from '../../lib/session/auth-store.ts';

/** /dashboard/limits, behind the guard. */
export function Component() {
  const user = useAuth((state) => state.user);
  return user ? <LimitsPage /> : null;
}
