import type { NoticeVerdict } from '@goldwren/rules';
import type { EventName } from '../../../platform/operator-events.ts';

/** The event that is reported to operators for each verdict. Null when operators have nothing to do. */
export const alertOf: Readonly<Record<NoticeVerdict, EventName | null>> = {
  credited: null,
  reversed: 'payment_taken_back',
  moved: null,
  repeated: null,
  superseded: null,
  review: 'payment_needs_review',
  mismatch: 'payment_does_not_fit',
  unknown_order: 'payment_for_unknown_order',
  unknown_status: 'payment_of_unknown_status',
  forged: 'payment_altered',
};
