import type { AlertKind } from '@goldwren/rules';
import type { AlertName, EventName, OperatorEvents } from '../../platform/operator-events.ts';
import { storableText } from './compact-facts.ts';

type KeyOf<Name extends EventName> = (facts: OperatorEvents[Name]) => string;

/**
 * The subject of an alert. The same subject on the same day is one row with a count. A kind without a key has one row
 * per day.
 */
const keys: { readonly [Name in AlertName]?: KeyOf<Name> } = {
  payment_taken_back: ({ reference, event }) => reference ?? event,
  payment_needs_review: ({ reference, event }) => reference ?? event,
  payment_does_not_fit: ({ reference, event }) => reference ?? event,
  payment_for_unknown_order: ({ reference, event }) => reference ?? event,
  payment_of_unknown_status: ({ reference, event }) => reference ?? event,
  payment_forged: ({ provider }) => provider,
  payment_altered: ({ event }) => event,
  payment_not_processed: ({ event }) => event,
  refund_not_sent: ({ order }) => order,
  refund_rejected: ({ order }) => order,
  payout_not_sent: ({ payout }) => payout,
  payout_failed: ({ payout }) => payout,
  payout_unclear: ({ payout }) => payout,
  payout_taken_back: ({ payout }) => payout,
  identity_not_read: ({ session }) => session,
  identity_session_unclear: ({ session }) => session,
  false_game_report: ({ player }) => player,
  geolocation_failed: ({ vendor }) => vendor,
  account_reclaimed: ({ player }) => player,
  staff_locked: ({ staff }) => staff,
  books_disagree: ({ findings }) => [...new Set(findings.map(checkOf))].sort().join(' '),
  audit_anchor_differs: ({ fault }) => fault,
  ledger_history_changed: ({ from }) => from,
  witness_failed: ({ witness }) => witness,
  game_switched_off: ({ gameId, reason }) => `${gameId} ${reason}`,
  audited_day_differs: ({ day, faults }) => `${day} ${faults.join(' ')}`,
  job_late: ({ job }) => job,
  job_failed: ({ job }) => job,
  archive_late: ({ month }) => month,
  archive_differs: ({ month, faults }) => `${month} ${faults.join(' ')}`,
  report_changed: ({ day }) => day,
};

/** How many occurrences an event reports, when it reports several. */
const counts: { readonly [Name in AlertName]?: (facts: OperatorEvents[Name]) => number } = {
  // Reported for the first of an hour, the 10th, the 100th and so on. Each report counts those since the previous one.
  payment_forged: ({ inThisHour }) => (inThisHour === 1 ? 1 : inThisHour - inThisHour / 10),
  alerts_dropped: ({ dropped }) => dropped,
};

const longestKey = 120;

function checkOf(finding: object): string {
  return 'check' in finding ? String(finding.check) : '';
}

/**
 * Every alert event must be a kind that staff can filter by and that has a message. Otherwise this does not compile.
 */
export function kindOf(name: AlertName): AlertKind {
  return name;
}

export function keyOf<Name extends AlertName>(name: Name, facts: OperatorEvents[Name]): string {
  return storableText((keys[name] as KeyOf<Name> | undefined)?.(facts) ?? '', longestKey);
}

export function countOf<Name extends AlertName>(name: Name, facts: OperatorEvents[Name]): number {
  const count = counts[name] as ((facts: OperatorEvents[Name]) => number) | undefined;
  return Math.max(1, Math.round(count?.(facts) ?? 1));
}
