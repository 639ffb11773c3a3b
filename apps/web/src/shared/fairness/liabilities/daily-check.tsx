import { fairness } from '@goldwren/messages/current/fairness';
import { ViolationNote } from '../violation-note.tsx';
import { useLiabilities } from './use-liabilities.ts';

/** Checks the published total for this player. Shows only a violation. */
export function DailyCheck({ player }: { player: string }) {
  const { data } = useLiabilities(player);
  if (data?.result !== 'violation') return null;
  return (
    <div className="content">
      <ViolationNote violation={data.violation} advice={fairness.proof.sendEvidence} />
    </div>
  );
}
