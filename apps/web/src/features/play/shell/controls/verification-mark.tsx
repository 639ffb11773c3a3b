import type { Round } from '@goldwren/contracts/player';
import { Icon } from '@goldwren/ui/icons';
import { Banner } from '@goldwren/ui/status-text';
import type { Verification } from '../../model/verification.ts';

/** The tick under a shown round, or a warning that cannot be overlooked. */
export function VerificationMark({ verification, round }: { verification: Verification | null; round: Round | null }) {
  if (!verification) return null;
  if (verification.result === 'verified') {
    return (
      <p className="flex items-center justify-center gap-1.5 text-sm text-ok">
        <Icon name="check" className="size-4" />
        Verified: replayed in your browser
      </p>
    );
  }
  if (verification.result === 'unavailable')
    return <p className="text-center text-sm text-ink-3">{verification.why}</p>;
  return (
    <Banner tone="bad" className="my-2">
      <strong>This round does not match its replay.</strong>{' '}
      <span className="text-ink">
        Different: {verification.what.join(', ')}. Please send this round id to support:{' '}
        <code className="break-all">{round?.round_id}</code>
      </span>
    </Banner>
  );
}
