import type { CelebrationTier } from './celebration.ts';

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
  /** Longer and higher by tier; silent for `none`. */
  win(tier: CelebrationTier): void;
}
