import type { Mixer } from './mixer.ts';
import { playTone } from './synth.ts';

/** The length of an eighth note in seconds, at 96 beats per minute. */
const eighth = 60 / 96 / 2;
const barSeconds = 8 * eighth;
/** Four bars with a bass note and the tones of the melody (A minor, F, C, G, with added ninths). */
const bars = [
  { bass: 110, run: [440, 523.25, 659.25, 493.88] },
  { bass: 87.31, run: [440, 523.25, 698.46, 783.99] },
  { bass: 130.81, run: [392, 523.25, 659.25, 587.33] },
  { bass: 98, run: [392, 493.88, 587.33, 880] },
] as const;
/** The index of the tone for each eighth note. */
const pattern = [0, 1, 2, 3, 2, 1, 2, 1] as const;

function playBar(mixer: Mixer, { bass, run }: (typeof bars)[number]): void {
  playTone(mixer, { frequency: bass, seconds: barSeconds, gain: 0.16, attack: 0.08 }, 'music');
  for (const tone of run.slice(0, 3)) {
    const pad = { frequency: tone / 2, seconds: barSeconds, gain: 0.045, attack: 0.5, shape: 'triangle' } as const;
    playTone(mixer, pad, 'music');
  }
  for (const [at, tone] of pattern.entries()) {
    const note = { frequency: run[tone], at: at * eighth, seconds: 0.5, gain: 0.07, shape: 'triangle' } as const;
    playTone(mixer, note, 'music');
  }
}

/** The music of a feature: four bars, repeated. @returns a function that stops it, at the latest at the end of the bar */
export function startMusic(mixer: Mixer): () => void {
  let bar = 0;
  const next = () => {
    playBar(mixer, bars[bar % bars.length] as (typeof bars)[number]);
    bar += 1;
  };
  next();
  const timer = setInterval(next, barSeconds * 1_000);
  return () => clearInterval(timer);
}
