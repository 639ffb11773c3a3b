import { play } from '@goldwren/messages/current/play';
import { Icon } from '@goldwren/ui/icons';
import type { Verification } from '../../model/verification.ts';

/** What the check of the shown round found, in a sentence. A round that does not fit is the alarm's to tell. */
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
