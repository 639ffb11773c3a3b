import { site } from '@goldwren/messages/current/site';
import { store } from '@goldwren/messages/current/store';
import { AlertDialog } from '@goldwren/ui/alert-dialog';
import { RequestId } from '@goldwren/ui/load-problem';
import { describeProblem } from '../../lib/problems/describe-problem.ts';
import { ButtonLink } from '../../shared/navigation/page-link.tsx';

/** Explains why a checkout could not start. When it is closed, the focus returns to the chosen package. */
export function CheckoutAlert({ error, onClose }: { error: Error; onClose: () => void }) {
  const { code, title, text, requestId } = describeProblem(error, 'checkout');
  return (
    <AlertDialog
      title={title}
      text={text}
      answer={store.ok}
      onAnswer={onClose}
      detail={requestId ? <RequestId id={requestId} /> : null}
    >
      {code === 'account_suspended' || code === 'region_blocked' ? (
        <ButtonLink page="contact" look="secondary">
          {site.contact}
        </ButtonLink>
      ) : null}
    </AlertDialog>
  );
}
