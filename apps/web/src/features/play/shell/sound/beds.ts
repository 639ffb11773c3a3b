import type { SoundBed } from '../../model/sound-board.ts';
import type { Mixer } from './mixer.ts';
import { startMusic } from './music.ts';
import { noiseBuffer } from './synth.ts';

/** Stops the sound with a fade. */
export type Stop = () => void;

const fadeSeconds = 0.2;

/** Fades a source in and, when it is stopped, out again without a click. */
function held(mixer: Mixer, source: AudioScheduledSourceNode, last: GainNode, gain: number): Stop {
  const place = mixer.reserve('beds');
  if (!place) return () => undefined;
  const { context } = mixer;
  place(source, last);
  last.gain.setTargetAtTime(gain, context.currentTime, fadeSeconds / 2);
  source.start();
  return () => {
    last.gain.cancelScheduledValues(context.currentTime);
    last.gain.setTargetAtTime(0, context.currentTime, fadeSeconds / 3);
    source.stop(context.currentTime + 2 * fadeSeconds);
  };
}

/** The sound of the spinning reels: one soft noise, instead of about twenty ticks per spin. */
function reels(mixer: Mixer): Stop {
  const { context } = mixer;
  const source = new AudioBufferSourceNode(context, { buffer: noiseBuffer(context), loop: true });
  const filter = new BiquadFilterNode(context, { type: 'bandpass', frequency: 520, Q: 0.9 });
  const gain = new GainNode(context, { gain: 0 });
  source.connect(filter).connect(gain);
  return held(mixer, source, gain, 0.07);
}

/** A rising tone while the last reels are still spinning. */
function suspense(mixer: Mixer): Stop {
  const { context } = mixer;
  const source = new OscillatorNode(context, { type: 'triangle', frequency: 196 });
  source.frequency.exponentialRampToValueAtTime(587.33, context.currentTime + 6);
  const gain = new GainNode(context, { gain: 0 });
  const swell = new OscillatorNode(context, { frequency: 6 });
  const depth = new GainNode(context, { gain: 0.05 });
  swell.connect(depth).connect(gain.gain);
  source.connect(gain);
  swell.start();
  const stop = held(mixer, source, gain, 0.12);
  return () => {
    stop();
    swell.stop(context.currentTime + 2 * fadeSeconds);
  };
}

export const beds: Readonly<Record<SoundBed, (mixer: Mixer) => Stop>> = { reels, suspense, feature: startMusic };
