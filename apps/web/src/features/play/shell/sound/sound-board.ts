import type { CelebrationTier } from '../../model/celebration.ts';
import type { SoundBed, SoundBoard } from '../../model/sound-board.ts';
import { beds, type Stop } from './beds.ts';
import { createMixer, type Mixer } from './mixer.ts';
import { playNoise, playTone } from './synth.ts';

/** A pentatonic scale from C5. Any sequence of its notes sounds harmonic. */
const ladder = [523.25, 587.33, 659.25, 783.99, 880, 1046.5, 1174.66, 1318.51, 1567.98, 1760];
const noteSpacing = 0.085;
const notesOf: Readonly<Record<CelebrationTier, number>> = { none: 0, win: 4, big: 7, huge: 10 };
/** A C chord for a big win, played twice for a huge win. */
const chord = [261.63, 329.63, 392];

function playWin(mixer: Mixer, tier: CelebrationTier): void {
  if (tier === 'none') return;
  mixer.duck(tier === 'win' ? 0.8 : 2.5);
  for (const [note, frequency] of ladder.slice(0, notesOf[tier]).entries()) {
    playTone(mixer, { frequency, at: note * noteSpacing, seconds: 0.42, gain: 0.14, shape: 'triangle' });
  }
  if (tier === 'win') return;
  const at = notesOf[tier] * noteSpacing;
  for (const frequency of tier === 'huge' ? [...chord, 523.25] : chord.slice(0, 2)) {
    playTone(mixer, { frequency, at, seconds: 1.8, gain: 0.12, attack: 0.03, shape: 'triangle' });
  }
}

type Effects = Omit<SoundBoard, 'wake' | 'setMuted' | 'bed'>;

function effects(use: (play: (mixer: Mixer) => void) => void): Effects {
  return {
    thud: (reel) =>
      use((mixer) => {
        playTone(mixer, { frequency: 150 - 9 * reel, toFrequency: 58, seconds: 0.16, gain: 0.3 });
        playNoise(mixer, { hertz: 700, q: 0.8, seconds: 0.05, gain: 0.08 });
      }),
    scatter: (count) =>
      use((mixer) => {
        const frequency = ladder[Math.min(count + 2, ladder.length - 1)] as number;
        playTone(mixer, { frequency, seconds: 0.9, gain: 0.14, shape: 'triangle' });
        playTone(mixer, { frequency: 1.5 * frequency, at: 0.05, seconds: 0.7, gain: 0.05 });
      }),
    tap: (step) =>
      use((mixer) => playTone(mixer, { frequency: 620 + 34 * step, seconds: 0.07, gain: 0.09, shape: 'triangle' })),
    burst: (time) =>
      use((mixer) => {
        const frequency = ladder[Math.min(time - 1, ladder.length - 1)] as number;
        playTone(mixer, { frequency, seconds: 0.5, gain: 0.12, shape: 'triangle' });
        playTone(mixer, { frequency: 2 * frequency, at: 0.06, seconds: 0.4, gain: 0.05 });
        playNoise(mixer, { hertz: 4_200, q: 0.6, seconds: 0.12, gain: 0.05 });
      }),
    flick: () => use((mixer) => playNoise(mixer, { hertz: 3_200, q: 0.7, seconds: 0.07, gain: 0.13 })),
    hold: () => use((mixer) => playTone(mixer, { frequency: 420, toFrequency: 560, seconds: 0.07, gain: 0.1 })),
    win: (tier) => use((mixer) => playWin(mixer, tier)),
  };
}

/** All sounds of the games, synthesised without files. Silent until woken, and in browsers without WebAudio. */
export function createSoundBoard(): SoundBoard {
  let context: AudioContext | null = null;
  let mixer: Mixer | null = null;
  let isMuted = true;
  const playing = new Map<SoundBed, Stop>();
  const use = (play: (mixer: Mixer) => void) => {
    if (mixer && context?.state === 'running' && !isMuted) play(mixer);
  };
  function bed(name: SoundBed, on: boolean): void {
    if (!on) {
      playing.get(name)?.();
      playing.delete(name);
    } else if (!playing.has(name)) use((to) => playing.set(name, beds[name](to)));
  }
  return {
    ...effects(use),
    bed,
    wake() {
      if (isMuted || typeof AudioContext === 'undefined') return;
      context ??= new AudioContext();
      mixer ??= createMixer(context);
      if (context.state === 'suspended') void context.resume();
    },
    setMuted(muted) {
      isMuted = muted;
      if (!muted) return void context?.resume();
      for (const name of [...playing.keys()]) bed(name, false);
      void context?.suspend();
    },
  };
}
