import type { CelebrationTier } from './celebration.ts';

/** Sounds that last until they are stopped: the spinning reels, the wait for the last reel, the music of a feature. */
export type SoundBed = 'reels' | 'suspense' | 'feature';

/** The sounds that a game can play. */
export interface SoundBoard {
  /** Call this from a user gesture, because browsers allow sound to start only then. */
  wake(): void;
  setMuted(muted: boolean): void;
  bed(name: SoundBed, on: boolean): void;
  /** A reel stops. Later reels sound lower. */
  thud(reel: number): void;
  /** A feature symbol lands. `count` is its number in this spin; each one sounds higher. */
  scatter(count: number): void;
  /** A small object is hit. `step` counts the hits; each one sounds a little higher. */
  tap(step: number): void;
  /** Winning symbols burst. `time` counts the bursts in a row; each one sounds higher. */
  burst(time: number): void;
  /** A card is dealt or turned over. */
  flick(): void;
  hold(): void;
  /** Longer and higher by tier. Silent for `none`. */
  win(tier: CelebrationTier): void;
}

const nothing = () => undefined;

/** For silent contexts: a shared round, or a picture in the rules. */
export const silentSoundBoard: SoundBoard = {
  wake: nothing,
  setMuted: nothing,
  bed: nothing,
  thud: nothing,
  scatter: nothing,
  tap: nothing,
  burst: nothing,
  flick: nothing,
  hold: nothing,
  win: nothing,
};
