import { type RefObject, useEffect, useRef } from 'react';
import { useAuth } from './auth-store.ts';

/**
 * Signs out here, too, but only when the page for everybody is on screen: until then the guard of this one would lead to
 * login instead. Set it once the server has signed out.
 */
export function useSignOutOnceGone(): RefObject<boolean> {
  const isDone = useRef(false);
  useEffect(
    () => () => {
      if (isDone.current) useAuth.getState().logout();
    },
    [],
  );
  return isDone;
}
