import type { CelebrationTier } from '../../model/celebration.ts';
import type { SoundBoard } from '../../model/sound-board.ts';
import { playNoise, playTone } from './synth.ts';

/** A pentatonic ladder from C5: any run of it sounds settled. */
const ladder = [523.25, 587.33, 659.25, 783.99, 880, 1046.5, 1174.66, 1318.51, 1567.98, 1760];
const noteSpacing = 0.085;

const notesFor: Readonly<Record<CelebrationTier, number>> = { none: 0, win: 4, big: 7, huge: 10 };

function board(use: (play: (context: AudioContext) => void) => void): Omit<SoundBoard, 'wake' | 'setMuted'> {
  return {
    tick: () => use((context) => playNoise(context, { hertz: 2_400, q: 3, seconds: 0.03, gain: 0.05 })),
    thud: (reel) =>
      use((context) => {
        playTone(context, { frequency: 150 - 9 * reel, toFrequency: 58, seconds: 0.16, gain: 0.2 });
        playNoise(context, { hertz: 700, q: 0.8, seconds: 0.05, gain: 0.06 });
      }),
    moon: () =>
      use((context) => playTone(context, { frequency: 1_396.9, seconds: 0.7, gain: 0.07, shape: 'triangle' })),
    flick: () => use((context) => playNoise(context, { hertz: 3_200, q: 0.7, seconds: 0.07, gain: 0.1 })),
    hold: () => use((context) => playTone(context, { frequency: 420, toFrequency: 560, seconds: 0.07, gain: 0.08 })),
    win: (tier) =>
      use((context) => {
        for (let note = 0; note < notesFor[tier]; note++) {
          const frequency = ladder[note] as number;
          playTone(context, { frequency, at: note * noteSpacing, seconds: 0.42, gain: 0.09, shape: 'triangle' });
        }
      }),
  };
}

/** Every sound of the games, synthesised: no files. Silent until woken, and wherever there is no WebAudio. */
export function createSoundBoard(): SoundBoard {
  let context: AudioContext | null = null;
  let isMuted = false;
  return {
    ...board((play) => {
      if (context?.state === 'running' && !isMuted) play(context);
    }),
    wake() {
      if (isMuted || typeof AudioContext === 'undefined') return;
      context ??= new AudioContext();
      if (context.state === 'suspended') void context.resume();
    },
    setMuted(muted) {
      isMuted = muted;
      if (muted) void context?.suspend();
      else if (context) void context.resume();
    },
  };
}
