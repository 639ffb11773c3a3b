/** A period of time. `to` is exclusive. */
export interface Period {
  readonly from: Date;
  readonly to: Date;
}
