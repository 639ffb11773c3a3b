import { ApiProblem } from '@goldwren/contracts/client';
import { site } from '@goldwren/messages/current/site';
import { notify } from '@goldwren/ui/notice';
import { useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { endPushBeforeLogout } from '../../lib/push/follow-sessions.ts';
import { useLeave } from '../../lib/session/use-leave.ts';

/**
 * Ends the session on the server, then in the browser. If the server cannot be reached, the player stays signed in and sees
 * a message. On a shared computer, a logout that only appears to work is worse than none.
 */
export function useLogout(): { logout: () => Promise<void>; busy: boolean } {
  const [busy, setBusy] = useState(false);
  const leave = useLeave();
  const logout = async () => {
    setBusy(true);
    try {
      await leave(
        endPushBeforeLogout().then(() => api.auth.logout()),
        { page: 'home' },
      );
      notify('ok', site.loggedOut);
    } catch (error) {
      notify('bad', site.stillLoggedIn(describeLogoutProblem(error)));
    } finally {
      setBusy(false);
    }
  };
  return { logout, busy };
}

/**
 * This code is part of the first script, so it does not load the messages of all problems. It shows the message from the
 * server if there is one.
 */
function describeLogoutProblem(error: unknown): string {
  if (!(error instanceof ApiProblem)) return site.problems.unreachable;
  return error.code === 'unreadable_answer' ? site.problems.logout : error.message;
}
