import type { RoundRecord } from '@goldwren/contracts/player';
import { fairnessPage } from '@goldwren/messages/current/fairness-page';
import { FrameIcon } from '@goldwren/ui/frame-icons';
import { useRecordCheck } from '../../shared/fairness/proof/use-record-check.ts';

const { own } = fairnessPage;

/** The result of a round's check in one or two words. The proof explains it. */
export function RowCheck({ round }: { round: RoundRecord }) {
  const check = useRecordCheck(round);
  if (!check) return null;
  if (check.violation) return <strong className="text-bad">{own.mismatch}</strong>;
  if (check.result === 'unavailable') return <span className="text-ink-2">{own.unavailable}</span>;
  if (check.part !== 'own') return <span className="text-ink-2">{own.notHere}</span>;
  return (
    <span className="text-ok">
      <FrameIcon name="check" className="inline size-4" /> {own.verified}
    </span>
  );
}
