import { moment } from '../../lib/format.ts';
import { dashboard } from '../../lib/words/dashboard.ts';
import { proofButton } from '../../lib/words/proof-button.ts';
import { ProofButton } from '../../shared/fairness/proof-button.tsx';
import type { JournalEntry } from './journal-entry.ts';

/** The proof of the round that a movement belongs to: stakes and wins carry its id as their reference. */
export function EntryProof({ entry: { kind, reference, at } }: { entry: JournalEntry }) {
  if (kind !== 'stake' && kind !== 'win') return null;
  return (
    <ProofButton
      roundId={reference}
      about={proofButton.ofPosting(dashboard.kinds[kind], moment(at))}
      className="link text-sm"
    />
  );
}
