import { ApiProblem, NetworkProblem } from '@goldwren/contracts/client';
import { useEffect, useId, useRef } from 'react';
import { paths } from '../../lib/paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { RequestId } from '../../ui/load-problem.tsx';

/** What stands below the alert of spec §8: the server's sentence where it has refused, else what is certain. */
function explanation(error: Error): string {
  if (error instanceof ApiProblem && error.status < 500 && error.code !== 'unreadable_answer') return error.message;
  if (error instanceof NetworkProblem) return 'We could not reach the server. You have not been charged.';
  return 'The payment page could not be prepared. You have not been charged.';
}

/** Read out at once, answered by one button; the focus then goes back to the package that was chosen. */
export function CheckoutAlert({ error, onClose }: { error: Error; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  const refusal = error instanceof ApiProblem ? error : null;
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onClose={onClose}
      className="m-auto w-[min(28rem,calc(100vw-2rem))] rounded-(--radius-l) border border-line bg-surface p-5 text-ink backdrop:bg-well/75"
    >
      <h2 id={`${id}-title`} className="text-xl">
        Checkout failed. Please try again.
      </h2>
      <p id={`${id}-text`} className="mt-2 mb-2 text-ink-2">
        {explanation(error)}
      </p>
      {refusal && refusal.status >= 500 && refusal.requestId ? <RequestId id={refusal.requestId} /> : null}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button onClick={() => dialog.current?.close()} autoFocus>
          OK
        </Button>
        {refusal?.code === 'account_suspended' || refusal?.code === 'region_blocked' ? (
          <ButtonLink to={paths.contact} look="secondary">
            Contact Us
          </ButtonLink>
        ) : null}
      </div>
    </dialog>
  );
}
