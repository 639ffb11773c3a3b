/** What may become of a payment notification. */
export const noticeVerdicts = [
  /** The order was paid and its coins credited. */
  'credited',
  /** Money went back: the grant was taken back as far as the balance reached. */
  'reversed',
  /** The order moved without coins: pending, failed, cancelled. */
  'moved',
  /** The order was there already. */
  'repeated',
  /** Came after something that outweighs it, such as a late `pending` of a paid order. */
  'superseded',
  /** Paid, but the player may not buy where they now live: a person refunds it. */
  'review',
  /** Amount, currency or receiver do not fit the order. */
  'mismatch',
  'unknown_order',
  'unknown_status',
  'forged',
] as const;
export type NoticeVerdict = (typeof noticeVerdicts)[number];
