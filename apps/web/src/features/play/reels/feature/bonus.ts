import type { Round } from '@goldwren/contracts/player';
import type { SoundBoard } from '../../model/sound-board.ts';
import type { ShowClock } from '../../shell/motion/show-clock.ts';

/** A feature other than free spins. It is played after the wins of the paid spin have been shown. */
export interface Bonus {
  /** Shown on the card with the sum of the round. */
  readonly note: string;
  /** @returns false when the show is cancelled */
  play(show: BonusShow): Promise<boolean>;
}

/** The tools that a bonus is played with. */
export interface BonusShow {
  readonly clock: ShowClock;
  readonly sound: SoundBoard;
  readonly reducedMotion: boolean;
}

/** The bonus of a round, or null. */
export type BonusOf = (round: Round) => Bonus | null;
