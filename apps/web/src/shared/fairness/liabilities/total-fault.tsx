import { fairness } from '@goldwren/messages/current/fairness';
import type { Violation } from '../violation.ts';
import { ViolationNote } from '../violation-note.tsx';

/** Says what is wrong with the published total, and offers the evidence. */
export function TotalFault({ violation }: { violation: Violation }) {
  return <ViolationNote violation={violation} advice={fairness.proof.sendEvidence} />;
}
