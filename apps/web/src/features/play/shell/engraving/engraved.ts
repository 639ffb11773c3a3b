/** One engraved picture on a 64 × 64 field, as SVG path data, drawn in this order. */
export interface Engraving {
  /** Filled in the accent. */
  readonly body: string;
  /** Hatched over the body: the side away from the light. */
  readonly shade?: string;
  /** Cut out in the ground colour. */
  readonly dark?: string;
  /** Filled in the accent again, on top. */
  readonly light?: string;
  /** Fine lines cut into the body. */
  readonly cuts?: string;
  /** Lines in the accent beside the body. */
  readonly strokes?: string;
  /** Degrees about the centre. */
  readonly turn?: number;
  /** A ribbon across the foot. */
  readonly ribbon?: string;
}
