import type { Round } from '@goldwren/contracts/player';
import type { SoundBoard } from '../model/sound-board.ts';
import type { ShowClock } from '../shell/show-clock.ts';

/** A feature of a game's own that is no row of spins; it is played when the wins of the paid spin have been shown. */
export interface Bonus {
  /** What the card of the round's sum says of it. */
  readonly note: string;
  /** @returns false when it was called off */
  play(show: BonusShow): Promise<boolean>;
}

/** What it is played by. */
export interface BonusShow {
  readonly clock: ShowClock;
  readonly sound: SoundBoard;
  readonly calm: boolean;
}

/** The bonus of a round; null where it brought none. */
export type BonusOf = (round: Round) => Bonus | null;
