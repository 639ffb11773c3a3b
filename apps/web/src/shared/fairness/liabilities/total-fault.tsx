import { fairness } from '@goldwren/messages/current/fairness';
import { ViolationNote } from '../notices/violation-note.tsx';
import type { Violation } from '../violation.ts';

/** Says what is wrong with the published total, and offers the evidence. */
export function TotalFault({ violation }: { violation: Violation }) {
  return <ViolationNote violation={violation} advice={fairness.proof.sendEvidence} />;
}
