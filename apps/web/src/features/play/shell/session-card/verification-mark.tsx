import { play } from '@goldwren/messages/current/play';
import { Icon } from '@goldwren/ui/icons';
import type { Verification } from '../../model/verification.ts';

/** The result of the round's check as a sentence. A mismatch is shown as a fairness violation instead. */
export function VerificationMark({ verification }: { verification: Verification | null }) {
  if (!verification || verification.result === 'mismatch') return null;
  const { result } = verification;
  const verified = result === 'verified';
  return (
    <p className={`flex items-start gap-1.5 text-sm ${verified ? 'text-ok' : 'text-ink-2'}`}>
      {verified && <Icon name="check" className="size-5" />}
      {play.verify[result]}
    </p>
  );
}
