import { ApiProblem } from '@goldwren/contracts/client';
import { site } from '@goldwren/messages/current/site';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { useAttempt } from '../../lib/api/use-attempt.ts';
import { browser } from '../../lib/browser/browser.ts';
import { pathTo } from '../../lib/navigation/path-to.ts';
import { useGoTo } from '../../lib/navigation/use-go-to.ts';
import { useAuth } from '../../lib/session/auth-store.ts';
import type { LoginState } from '../../lib/session/login-state.ts';
import { checkoutAddress } from './checkout-address.ts';

const toLogin: LoginState = { from: pathTo({ page: 'buy-coins' }), message: site.loginToContinue };

export interface Checkout {
  /** The package whose checkout is being prepared, or whose payment page is loading. */
  busyWith: number | null;
  problem: Error | null;
  choose: (packageId: number) => void;
  dismiss: () => void;
}

/** Starts a purchase and opens the provider's page. Only one at a time. Visitors must log in first. */
export function useCheckout(): Checkout {
  const goTo = useGoTo();
  const queryClient = useQueryClient();
  const [busyWith, setBusyWith] = useState<number | null>(null);
  const attempt = useAttempt();
  const mutation = useMutation({
    mutationFn: (id: number) =>
      attempt(String(id), (idempotencyKey) => api.store.checkout({ body: { package_id: id }, idempotencyKey })),
    onSuccess: ({ checkout_url, checkout_data }) => browser.leaveFor(checkoutAddress(checkout_url, checkout_data)),
    onError: (error) => {
      setBusyWith(null);
      if (!(error instanceof ApiProblem) || error.status >= 500) return;
      if (error.status === 401) void goTo({ page: 'login' }, { state: toLogin });
      // The offer may be outdated: the special has ended, or a package was withdrawn.
      else void queryClient.invalidateQueries({ queryKey: ['store', 'packages'] });
    },
  });
  const { reset } = mutation;
  useReturnFromHistory(
    useCallback(() => {
      setBusyWith(null);
      reset();
    }, [reset]),
  );
  const choose = (packageId: number) => {
    if (busyWith !== null) return;
    if (!useAuth.getState().user) return void goTo({ page: 'login' }, { state: toLogin });
    setBusyWith(packageId);
    mutation.mutate(packageId);
  };
  const refused = mutation.error instanceof ApiProblem && mutation.error.status === 401;
  return { busyWith, problem: refused ? null : mutation.error, choose, dismiss: reset };
}

/** Pressing Back on the payment page may restore this page from the page cache, still busy. */
function useReturnFromHistory(onReturn: () => void): void {
  useEffect(() => {
    const listener = (event: PageTransitionEvent) => {
      if (event.persisted) onReturn();
    };
    window.addEventListener('pageshow', listener);
    return () => window.removeEventListener('pageshow', listener);
  }, [onReturn]);
}
