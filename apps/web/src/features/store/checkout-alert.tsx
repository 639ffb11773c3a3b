import { ApiProblem, NetworkProblem } from '@goldwren/contracts/client';
import { AlertDialog } from '@goldwren/ui/alert-dialog';
import { RequestId } from '@goldwren/ui/load-problem';
import { ButtonLink } from '../../shared/page-link.tsx';

/** What stands below the alert of spec §8: the server's sentence where it has refused, else what is certain. */
function explanation(error: Error): string {
  if (error instanceof ApiProblem && error.status < 500 && error.code !== 'unreadable_answer') return error.message;
  if (error instanceof NetworkProblem) return 'We could not reach the server. You have not been charged.';
  return 'The payment page could not be prepared. You have not been charged.';
}

/** Why a checkout did not begin; once answered the focus goes back to the package that was chosen. */
export function CheckoutAlert({ error, onClose }: { error: Error; onClose: () => void }) {
  const refusal = error instanceof ApiProblem ? error : null;
  return (
    <AlertDialog
      title="Checkout failed. Please try again."
      text={explanation(error)}
      answer="OK"
      onAnswer={onClose}
      detail={refusal && refusal.status >= 500 && refusal.requestId ? <RequestId id={refusal.requestId} /> : null}
    >
      {refusal?.code === 'account_suspended' || refusal?.code === 'region_blocked' ? (
        <ButtonLink page="contact" look="secondary">
          Contact Us
        </ButtonLink>
      ) : null}
    </AlertDialog>
  );
}
