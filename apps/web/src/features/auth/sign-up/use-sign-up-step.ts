import { useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useGo, useGoBack } from '../../../lib/navigation/navigation.ts';
import type { SignUpStep } from './sign-up-check.ts';

/**
 * The step of the form on screen. The second step has an entry of its own in the history, so that the Back button of
 * the browser returns to the first. The entry names this visit: after a reload the fields are empty again, and the form
 * starts with the first step.
 */
export function useSignUpStep() {
  const { pathname, state } = useLocation();
  const [visit] = useState(() => Math.random());
  const go = useGo();
  const back = useGoBack();
  const step: SignUpStep = (state as { signUp?: unknown } | null)?.signUp === visit ? 1 : 0;
  const leaving = useRef(false);
  return {
    step,
    openNext: () => go(pathname, { state: { ...(state as object | null), signUp: visit } }),
    /** A second press before the browser has gone back would leave the page. */
    goBack: () => {
      if (leaving.current) return;
      leaving.current = true;
      back();
    },
    arrived: () => {
      leaving.current = false;
    },
  };
}
