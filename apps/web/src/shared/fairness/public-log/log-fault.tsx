import { publicLog } from '@goldwren/messages/current/public-log';
import { EvidenceNote } from '../notices/violation-note.tsx';
import type { LogViolation } from './check-log.ts';

/** Says what is wrong with the public log, and offers the evidence. */
export function LogFault({ violation }: { violation: LogViolation }) {
  return <EvidenceNote text={`${publicLog.faults[violation.code]} ${publicLog.advice}`} evidence={violation} />;
}
