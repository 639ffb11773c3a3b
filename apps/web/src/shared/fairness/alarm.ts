import type { RoundDisagreement, SessionDisagreement } from '@goldwren/game-engine/fairness';
import { fairness } from '@goldwren/messages/current/fairness';

/** What the house said that cannot be so. */
export type AlarmCode =
  | Exclude<RoundDisagreement, 'maths_not_here'>
  | Exclude<SessionDisagreement['code'], 'maths_not_here'>
  /** Another set of numbers and rules than the session began with. */
  | 'maths_hash'
  /** Fewer rounds than this browser has seen. */
  | 'rounds_vanished'
  /** A round that is not in the house's own list. */
  | 'round_missing'
  /** A round that was seen before is told differently now. */
  | 'history'
  /** The next round's commitment is none. */
  | 'next_commitment'
  /** Another round than the one asked for. */
  | 'another_round'
  | 'totals';

/** An accusation, with everything that proves it. Kept in the notebook. */
export interface Alarm {
  readonly codes: readonly AlarmCode[];
  readonly nonce: number | null;
  /** What was held and what was answered, as JSON. */
  readonly evidence: { readonly held: unknown; readonly answered: unknown };
}

export function alarmSentence(code: AlarmCode): string {
  return fairness.alarms[code];
}
