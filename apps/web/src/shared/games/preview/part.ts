/** A movement of a part, with transform and opacity only. It begins after `at` milliseconds and keeps its end. */
export interface Motion {
  readonly frames: Keyframe[];
  readonly at: number;
  readonly ms: number;
  readonly easing?: string;
}

/** Symbols of a sheet below each other: their places on it, and how many are on it. */
export interface Strip {
  readonly url: string;
  readonly on: number;
  readonly symbols: readonly number[];
}

/** A part of a preview. */
export interface Part {
  /** Its place on a field of 300 × 200. */
  readonly box: readonly [x: number, y: number, width: number, height: number];
  /** Its style in `preview.css`. */
  readonly look: 'reel' | 'card' | 'peg' | 'pocket' | 'ball' | 'cell' | 'mark' | 'block' | 'gem';
  readonly url?: string;
  readonly strip?: Strip;
  readonly text?: string;
  /** A suit, drawn on 20 × 20. */
  readonly path?: string;
  readonly red?: boolean;
  readonly motion?: Motion;
}
