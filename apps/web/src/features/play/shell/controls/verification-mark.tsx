import type { Round } from '@goldwren/contracts/player';
import { Icon } from '@goldwren/ui/icons';
import { Banner } from '@goldwren/ui/status-text';
import { play } from '../../../../lib/words/play.ts';
import type { Verification } from '../../model/verification.ts';

/** The tick under a shown round, or a warning that cannot be overlooked. */
export function VerificationMark({ verification, round }: { verification: Verification | null; round: Round | null }) {
  if (!verification) return null;
  if (verification.result === 'verified') {
    return (
      <p className="flex items-center justify-center gap-1.5 text-sm text-ok">
        <Icon name="check" className="size-4" />
        {play.verify.ok}
      </p>
    );
  }
  if (verification.result === 'unavailable')
    return <p className="text-center text-sm text-ink-3">{play.verify.why[verification.why]}</p>;
  return (
    <Banner tone="bad" className="my-2">
      <strong>{play.verify.mismatch}</strong>{' '}
      <span className="text-ink">
        {play.verify.different(verification.what.map((part) => play.verify.what[part]).join(', '))}{' '}
        <code className="break-all">{round?.round_id}</code>
      </span>
    </Banner>
  );
}
