import { fairness } from '@goldwren/messages/current/fairness';
import { Button } from '@goldwren/ui/button';
import { Banner } from '@goldwren/ui/status-text';
import { downloadJson } from './download-json.ts';
import { describeViolation, type Violation } from './violation.ts';

/** A fairness violation: what does not match, in plain language, and the evidence as a download. */
export function ViolationNote({ violation }: { violation: Violation }) {
  return (
    <Banner tone="bad" className="my-2">
      <strong>{fairness.violation.caught}</strong>{' '}
      <span className="text-ink">
        {violation.codes.map(describeViolation).join(' ')} {fairness.violation.stop}
      </span>
      <Button look="secondary" className="mt-2" onClick={() => downloadJson('goldwren-evidence.json', violation)}>
        {fairness.violation.save}
      </Button>
    </Banner>
  );
}
