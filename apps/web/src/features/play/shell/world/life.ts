/** One slow movement in the world of a game. */
export interface WorldLife {
  /** glow: lights that get brighter and darker. burst: fireworks. fall: petals. drift: birds and mist. turn: wheels. */
  readonly motion: 'glow' | 'burst' | 'fall' | 'drift' | 'turn';
  /** The time of one movement of a sprite. */
  readonly seconds: number;
  /**
   * Centers and widths of the sprites, in units of the picture. They are few and small, because a browser without a GPU draws
   * the area around all of them in each frame.
   */
  readonly places: readonly (readonly [x: number, y: number, size: number])[];
}
