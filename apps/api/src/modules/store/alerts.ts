import type { NoticeVerdict } from '@goldwren/rules';

/** The line under which staff are alerted of what became of a notification; null where all is as it should be. */
export const alertOf: Readonly<Record<NoticeVerdict, string | null>> = {
  credited: null,
  reversed: 'payment taken back',
  moved: null,
  repeated: null,
  superseded: null,
  review: 'payment needs review',
  mismatch: 'payment does not fit its order',
  unknown_order: 'payment for an unknown order',
  unknown_status: 'payment notification with an unknown status',
  forged: 'forged payment notification',
};
