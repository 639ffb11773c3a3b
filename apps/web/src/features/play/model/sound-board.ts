import type { Round } from '@goldwren/contracts/player';
import type { RoundPhase } from './play-state.ts';

/** Sounds that last until they are stopped: the moving reels, the wait for the last reel, the background of a feature. */
export type SoundBed = 'moving' | 'suspense' | 'feature';

/**
 * The short sounds of a round. A game without data for an event is silent at it.
 * start: a stake is placed. stop: a reel stops. tense: a reel stops while the feature is one symbol away. symbol: a feature
 * symbol or a match. hit: a peg. burst: winning symbols burst. card: a card is turned over. draw: a ball is drawn. dig: a
 * cell is opened. land: something comes to rest. hold: a card is held. decide: a decision is sent. collect: a player
 * cashes out. tick: the amount of a win counts up.
 */
export type SoundEvent =
  | 'start'
  | 'stop'
  | 'tense'
  | 'symbol'
  | 'hit'
  | 'burst'
  | 'card'
  | 'draw'
  | 'dig'
  | 'land'
  | 'hold'
  | 'decide'
  | 'collect'
  | 'tick';

/** What the player has turned on. */
export interface SoundSettings {
  readonly sound: boolean;
  readonly vibration: boolean;
}

/** The volumes that the player has chosen, from 0 to 1. */
export interface SoundLevels {
  readonly effects: number;
  readonly background: number;
}

/** What a round cost and paid. */
export type Payment = Pick<Round, 'stake' | 'raised' | 'payout'>;

/** All sounds of a game, and its vibration on devices that have it. */
export interface SoundBoard {
  /** Call this from a user gesture, because browsers allow sound to start only then. */
  wake(): void;
  set(settings: SoundSettings): void;
  setLevels(levels: SoundLevels): void;
  /** Follows the phases of a round, for the sounds that every game has. */
  follow(phase: RoundPhase): void;
  bed(name: SoundBed, on: boolean): void;
  /** `step` counts equal sounds from 0 or 1. Many sounds rise with it. */
  play(event: SoundEvent, step?: number): void;
  /** The end of a round. Only payouts above the stake sound like wins. */
  settle(payment: Payment): void;
  /** Releases the audio device. */
  close(): void;
}

const nothing = () => undefined;

/** For silent contexts: a shared round, or a picture in the rules. */
export const silentSoundBoard: SoundBoard = {
  wake: nothing,
  set: nothing,
  setLevels: nothing,
  follow: nothing,
  bed: nothing,
  play: nothing,
  settle: nothing,
  close: nothing,
};
