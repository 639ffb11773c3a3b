import { fairness } from '@goldwren/messages/current/fairness';
import { Button } from '@goldwren/ui/button';
import { Banner } from '@goldwren/ui/status-text';
import { downloadJson } from '../download-json.ts';
import { describeViolation, type Violation } from '../violation.ts';

interface EvidenceNoteProps {
  /** What does not match, and what to do. */
  text: string;
  evidence: object;
}

/** A fairness violation in plain language, and its evidence as a download. */
export function EvidenceNote({ text, evidence }: EvidenceNoteProps) {
  return (
    <Banner tone="bad" className="my-2">
      <strong>{fairness.violation.caught}</strong> <span className="text-ink">{text}</span>
      <Button look="secondary" className="mt-2" onClick={() => downloadJson('goldwren-evidence.json', evidence)}>
        {fairness.violation.save}
      </Button>
    </Banner>
  );
}

/** @param advice What to do. By default for a table, which takes no more stakes */
export function ViolationNote({
  violation,
  advice = fairness.violation.stop,
}: {
  violation: Violation;
  advice?: string;
}) {
  return <EvidenceNote text={[...violation.codes.map(describeViolation), advice].join(' ')} evidence={violation} />;
}
