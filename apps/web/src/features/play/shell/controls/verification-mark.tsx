import type { Round } from '@goldwren/contracts/player';
import { Icon } from '@goldwren/ui/icons';
import { play } from '../../../../lib/words/play.ts';
import { ProofButton } from '../../../../shared/fairness/proof-button.tsx';
import type { Verification } from '../../model/verification.ts';

/** The tick under a shown round, with its proof. A round that does not fit is the alarm's to tell. */
export function VerificationMark({ verification, round }: { verification: Verification | null; round: Round | null }) {
  if (!verification || verification.result === 'mismatch' || round?.state !== 'settled') return null;
  const { result } = verification;
  const verified = result === 'verified';
  return (
    <p className={`flex items-center justify-center gap-1.5 text-sm ${verified ? 'text-ok' : 'text-ink-2'}`}>
      {verified && <Icon name="check" className="size-4" />}
      {play.verify[result]}
      <ProofButton roundId={round.round_id} className="link px-1" />
    </p>
  );
}
