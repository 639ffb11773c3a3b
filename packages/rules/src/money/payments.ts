/** Possible results of a payment notification. */
export const noticeVerdicts = [
  /** The order was paid and its coins credited. */
  'credited',
  /** The payment was reversed: the grant was removed as far as the balance allowed. */
  'reversed',
  /** The order changed its state without any coins: pending, failed, cancelled. */
  'moved',
  /** The order was already in this state. */
  'repeated',
  /** It arrived after a notification that takes precedence, such as a late `pending` for a paid order. */
  'superseded',
  /** Paid, but the player's current region does not allow purchases. Staff refund it. */
  'review',
  /** Amount, currency or receiver do not match the order. */
  'mismatch',
  'unknown_order',
  'unknown_status',
  'forged',
] as const;
export type NoticeVerdict = (typeof noticeVerdicts)[number];
