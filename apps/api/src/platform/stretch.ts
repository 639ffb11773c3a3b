/** A stretch of time; its end is not in it. */
export interface Stretch {
  readonly from: Date;
  readonly to: Date;
}
