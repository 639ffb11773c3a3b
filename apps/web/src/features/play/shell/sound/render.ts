import type { GameSound, Layer, Loop } from '../../model/game-sound.ts';
import { synthesise } from './voices.ts';

type Tuning = Pick<GameSound, 'rootHz' | 'scale'>;

/** The frequency of a degree of the scale, as a multiple of the root. Degrees go on in the octaves above and below. */
export function intervalOf({ scale }: Pick<GameSound, 'scale'>, degree: number): number {
  const octave = Math.floor(degree / scale.length);
  return 2 ** (octave + (scale[degree - octave * scale.length] ?? 0) / 12);
}

function mix(tuning: Tuning, layers: readonly Layer[], out: Float32Array, rate: number): Float32Array {
  for (const { timbre, hz, note = 0, seconds, gain, at = 0 } of layers) {
    const tone = synthesise(timbre, hz ?? tuning.rootHz * intervalOf(tuning, note), seconds, rate);
    const from = Math.round(at * rate);
    // What is longer than a loop continues at its beginning, so that the loop has no seam.
    tone.forEach((sample, i) => {
      const place = (from + i) % out.length;
      out[place] = (out[place] ?? 0) + gain * sample;
    });
  }
  return out;
}

/** Mixes the layers of a short sound. */
export function renderLayers(tuning: Tuning, layers: readonly Layer[], rate: number): Float32Array {
  const seconds = Math.max(...layers.map(({ at = 0, seconds }) => at + seconds));
  return mix(tuning, layers, new Float32Array(Math.ceil(seconds * rate) + 1), rate);
}

/** Mixes a loop that can be repeated without a seam. */
export function renderLoop(tuning: Tuning, { layers, seconds }: Loop, rate: number): Float32Array {
  return mix(tuning, layers, new Float32Array(Math.round(seconds * rate)), rate);
}
