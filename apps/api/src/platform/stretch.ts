/** A period of time. `to` is exclusive. */
export interface Stretch {
  readonly from: Date;
  readonly to: Date;
}
