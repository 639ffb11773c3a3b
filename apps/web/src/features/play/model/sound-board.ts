import type { CelebrationTier } from './celebration.ts';

/** What lasts until it is told off: the run of the reels, waiting for the last of them, the music of a feature. */
export type SoundBed = 'reels' | 'suspense' | 'feature';

/** The sounds a game may ask for. */
export interface SoundBoard {
  /** Called from a gesture: browsers let sound start only then. */
  wake(): void;
  setMuted(muted: boolean): void;
  bed(name: SoundBed, on: boolean): void;
  /** A reel stops; later reels sound lower. */
  thud(reel: number): void;
  /** A symbol of the feature lands, the how manieth in this spin; each sounds higher. */
  scatter(count: number): void;
  /** Something small is struck on its way, the how manieth time; each sounds a little higher. */
  tap(step: number): void;
  /** What pays bursts, the how manieth time in a row; each sounds higher. */
  burst(time: number): void;
  /** A card is dealt or turned. */
  flick(): void;
  hold(): void;
  /** Longer and higher by tier; silent for `none`. */
  win(tier: CelebrationTier): void;
}

const nothing = () => undefined;

/** Where nothing is to be heard: a shared round, a picture of the rules. */
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
