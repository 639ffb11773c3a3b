/** What became of a notification, and the line under which staff are alerted; null where all is as it should be. */
export const verdicts = {
  /** The order was paid and its coins credited. */
  credited: null,
  /** Money went back: the grant was taken back as far as the balance reached. */
  reversed: 'payment taken back',
  /** The order moved without coins: pending, failed, cancelled. */
  moved: null,
  /** The order was there already. */
  repeated: null,
  /** Came after something that outweighs it, such as a late `pending` of a paid order. */
  superseded: null,
  /** Paid, but the player may not buy where they now live: a person refunds it. */
  review: 'payment needs review',
  /** Amount, currency or receiver do not fit the order. */
  mismatch: 'payment does not fit its order',
  unknown_order: 'payment for an unknown order',
  unknown_status: 'payment notification with an unknown status',
  forged: 'forged payment notification',
} as const satisfies Record<string, string | null>;

export type Verdict = keyof typeof verdicts;
