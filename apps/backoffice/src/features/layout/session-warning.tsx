import { frame } from '@goldwren/messages/staff/frame';
import { Button } from '@goldwren/ui/button';
import { Banner } from '@goldwren/ui/status-text';
import { useEffect, useState } from 'react';
import { api } from '../../lib/api.ts';
import { requestReauthentication, useReauth } from '../../lib/reauth-store.ts';
import { needsTouch, recordInput, type SessionState, sessionStateNow } from '../../lib/session-clock.ts';
import { signedOut } from '../../lib/session-store.ts';

const everyMs = 5_000;
const messages = frame.session;

/**
 * Ends the session on the server, then offers to sign in again in a dialog, so that unsent input stays on the
 * page.
 */
async function endSession(): Promise<void> {
  const answered = requestReauthentication({ ended: true });
  await api.auth.signOut().catch(() => undefined);
  if (!(await answered)) signedOut({ expired: true });
}

/** Warns a minute before the session ends, and extends it while someone types without sending anything. */
export function SessionWarning() {
  const [state, setState] = useState<SessionState>('open');
  const ended = useReauth((reauth) => reauth.ended);
  useEffect(() => {
    const isHere = (): void => {
      recordInput();
      setState(sessionStateNow());
    };
    const tick = (): void => {
      const now = sessionStateNow();
      setState(now);
      if (useReauth.getState().ended) return;
      if (now === 'over') void endSession();
      else if (needsTouch()) void api.auth.me();
    };
    const timer = setInterval(tick, everyMs);
    addEventListener('keydown', isHere);
    addEventListener('pointerdown', isHere);
    return () => {
      clearInterval(timer);
      removeEventListener('keydown', isHere);
      removeEventListener('pointerdown', isHere);
    };
  }, []);
  if (ended || state === 'open' || state === 'over') return null;
  const stay = () => (state === 'old' ? requestReauthentication() : api.auth.me());
  return (
    <div className="fixed inset-x-0 bottom-0 z-40 mx-auto w-full max-w-2xl p-3">
      <Banner tone="warn">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <span>{messages[state]}</span>
          <Button look="secondary" onClick={() => void stay()}>
            {state === 'old' ? messages.confirm : messages.stay}
          </Button>
        </div>
      </Banner>
    </div>
  );
}
