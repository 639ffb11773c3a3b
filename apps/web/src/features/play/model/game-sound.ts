import type { SoundEvent } from './sound-board.ts';

/** A tone whose frequency is modulated by another one: bells, electric pianos, horns. */
interface FmTimbre {
  readonly voice: 'fm';
  /** The frequency of the modulator, as a multiple of the tone. */
  readonly ratio: number;
  /** How bright the attack is. */
  readonly index: number;
  /** How much faster the brightness fades than the tone. */
  readonly dulls: number;
  /** Seconds. */
  readonly attack?: number;
  /** True for a tone that a player blows or bows: it fades only at its end. */
  readonly sustained?: boolean;
}

/** A plucked string (Karplus–Strong). */
interface PluckTimbre {
  readonly voice: 'pluck';
  /** From 0, a soft finger on nylon, to 1, a plectrum on steel. */
  readonly bright: number;
}

/** A membrane whose pitch drops after the stroke. */
interface DrumTimbre {
  readonly voice: 'drum';
  /** How far above its pitch the stroke starts, as a share of it. */
  readonly drop: number;
  /** The level of the noise of the stick. */
  readonly stick: number;
}

/** A solid body with its partials: bars of wood, metal, glass or stone, and hollow balls. */
interface BodyTimbre {
  readonly voice: 'body';
  /** Frequency as a multiple of the lowest partial, level, and duration as a share of the sound. */
  readonly partials: readonly (readonly [ratio: number, level: number, lasts: number])[];
  /** The level of the stroke itself. */
  readonly strike: number;
}

/** Filtered noise: earth, cards, paper, air. */
interface NoiseTimbre {
  readonly voice: 'noise';
  /** The frequency at the end, in hertz. It starts at the frequency of the layer. */
  readonly to: number;
  /** How narrow the band is. */
  readonly q: number;
  /** Seconds. */
  readonly attack?: number;
  /** The number of separate grains, for example the cards of a riffle. */
  readonly grains?: number;
}

export type Timbre = FmTimbre | PluckTimbre | DrumTimbre | BodyTimbre | NoiseTimbre;

/** One part of a sound. It has a frequency, or a note: a degree of the game's scale, with 0 for the root. */
export interface Layer {
  readonly timbre: Timbre;
  readonly hz?: number;
  readonly note?: number;
  readonly seconds: number;
  readonly gain: number;
  /** Seconds after the start of the sound. */
  readonly at?: number;
}

export interface Sound {
  readonly layers: readonly Layer[];
  /** How each further step changes the pitch: in semitones, or along the scale of the game. */
  readonly rise?: number | 'scale';
}

/** A loop of layers that is repeated until it is stopped. */
export interface Loop {
  readonly seconds: number;
  readonly gain: number;
  readonly layers: readonly Layer[];
}

/** The instrument of a game, as data. The voices that play it are in `shell/sound`. */
export interface GameSound {
  /** Corrects the loudness of the game in decibels, so that all games are equally loud. Measured with `measure:sound`. */
  readonly trimDb: number;
  readonly rootHz: number;
  /** The scale in semitones above the root, within one octave. */
  readonly scale: readonly number[];
  /** The instrument of wins and special symbols. */
  readonly lead: Pick<Layer, 'timbre' | 'seconds' | 'gain'>;
  /** The melody of wins, in degrees of the scale. Small wins play its beginning. */
  readonly melody: readonly number[];
  /** The room: its echo in seconds, and its share of the sound. */
  readonly room: readonly [seconds: number, share: number];
  readonly sounds: Readonly<Partial<Record<SoundEvent, Sound>>>;
  /** Ends the largest wins. */
  readonly accent?: readonly Layer[];
  /** The sound of moving parts, such as reels. */
  readonly moving?: Loop;
  /** The background of the feature, or of an open round in games without a feature. */
  readonly ambience?: Loop & { readonly during: 'feature' | 'round' };
}
