/** The sounds a game may ask for. */
export interface SoundBoard {
  /** Called from a gesture: browsers let sound start only then. */
  wake(): void;
  setMuted(muted: boolean): void;
  tick(): void;
  /** A reel stops; later reels sound lower. */
  thud(reel: number): void;
  moon(): void;
  flick(): void;
  hold(): void;
  /** Longer and higher the more times the stake was won. Not called for a return of the stake or less. */
  win(timesStake: number): void;
}
