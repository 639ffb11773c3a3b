import { fairness } from '@goldwren/messages/current/fairness';
import { StatusText } from '@goldwren/ui/status-text';
import type { RecordCheck } from '../check-record.ts';

const { proof } = fairness;

/**
 * The result of a check without a mismatch. Only a round that this browser played completely gets the green tick: for every
 * other round, the server alone says what was requested.
 */
export function CheckText({ check: { result, part } }: { check: RecordCheck }) {
  if (result === 'unavailable') return <StatusText tone="info">{proof.unavailable}</StatusText>;
  if (part !== 'own') return <StatusText tone="info">{proof[part]}</StatusText>;
  return (
    <StatusText tone="ok">
      {proof.verified} {proof.own}
    </StatusText>
  );
}
