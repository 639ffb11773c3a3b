import type { Identity } from '@goldwren/contracts/player';
import { verifyIdentity } from '@goldwren/messages/current/verify-identity';
import { Button } from '@goldwren/ui/button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api/api.ts';
import { queries } from '../../../lib/api/queries.ts';
import { browser } from '../../../lib/browser/browser.ts';
import { describeProblem } from '../../../lib/problems/describe-problem.ts';
import { ProblemBanner } from '../../../shared/problem-banner.tsx';

const messages = verifyIdentity.vendor;

type Vendor = NonNullable<Identity['vendor']>;

/** States in which the player can go to the page of the vendor. */
const visitable: readonly Vendor['state'][] = ['none', 'open', 'canceled', 'refused'];

/** How often a page requests the result, in milliseconds. False: no result is expected. */
export function resultPollMs({ vendor, may_send: canSend }: Identity): number | false {
  return canSend && (vendor?.state === 'open' || vendor?.state === 'processing') ? 10_000 : false;
}

/** Offers the check of the photo ID and the face by a vendor, and shows its state. Documents can be uploaded instead. */
export function VendorCheck({ vendor: { name, state, code } }: { vendor: Vendor }) {
  const queryClient = useQueryClient();
  const visit = useMutation({
    mutationFn: () => api.identity.startVendorSession(),
    onSuccess: ({ identity, url }) => {
      queryClient.setQueryData(queries.identity.get().queryKey, { identity });
      if (url !== null) browser.leaveFor(url);
    },
  });
  const label = state === 'open' ? messages.continue(name) : messages.start(name);
  return (
    <section aria-label={messages.title(name)} className="grid gap-3 rounded-(--radius-m) border border-line p-4">
      <h3 className="text-base">{messages.title(name)}</h3>
      {state === 'verified' ? null : <p className="-mt-1 max-w-2xl text-sm text-ink-2">{messages.what(name)}</p>}
      <div role="status" className="text-sm font-semibold empty:hidden">
        {state === 'none' ? null : state === 'open' && code !== null ? messages.failed : messages.states[state]}
      </div>
      <ProblemBanner problem={visit.error ? describeProblem(visit.error, 'submission') : null} />
      {visitable.includes(state) ? (
        <Button look="secondary" busy={visit.isPending} onClick={() => visit.mutate()} className="justify-self-start">
          {visit.isPending ? messages.opening : label}
        </Button>
      ) : null}
    </section>
  );
}
