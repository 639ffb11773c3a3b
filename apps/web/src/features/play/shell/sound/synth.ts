import type { Bus, Mixer } from './mixer.ts';

export interface Voice {
  readonly frequency: number;
  readonly toFrequency?: number;
  /** Seconds from now. */
  readonly at?: number;
  readonly seconds: number;
  readonly gain: number;
  readonly attack?: number;
  readonly shape?: OscillatorType;
}

/** A tone with a fast attack and an exponential decay. It glides to `toFrequency` if given. */
export function playTone(mixer: Mixer, voice: Voice, bus: Bus = 'effects'): void {
  const place = mixer.reserve(bus);
  if (!place) return;
  const { context } = mixer;
  const start = context.currentTime + (voice.at ?? 0);
  const end = start + voice.seconds;
  const oscillator = new OscillatorNode(context, { type: voice.shape ?? 'sine', frequency: voice.frequency });
  if (voice.toFrequency) oscillator.frequency.exponentialRampToValueAtTime(voice.toFrequency, end);
  const envelope = new GainNode(context, { gain: 0 });
  envelope.gain.setValueAtTime(0.0001, start);
  envelope.gain.exponentialRampToValueAtTime(voice.gain, start + (voice.attack ?? 0.008));
  envelope.gain.exponentialRampToValueAtTime(0.0001, end);
  oscillator.connect(envelope);
  place(oscillator, envelope);
  oscillator.start(start);
  oscillator.stop(end);
}

let noise: AudioBuffer | null = null;

/** Half a second of noise from a small integer generator. Its randomness is not important. */
export function noiseBuffer(context: BaseAudioContext): AudioBuffer {
  if (noise?.sampleRate === context.sampleRate) return noise;
  noise = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
  const samples = noise.getChannelData(0);
  let word = 0x2545f491;
  for (let i = 0; i < samples.length; i++) {
    word = (Math.imul(word, 1664525) + 1013904223) | 0;
    samples[i] = word / 0x8000_0000;
  }
  return noise;
}

/** A short filtered noise, for stops and flicks. */
export function playNoise(mixer: Mixer, puff: { hertz: number; q: number; seconds: number; gain: number }): void {
  const place = mixer.reserve('effects');
  if (!place) return;
  const { context } = mixer;
  const start = context.currentTime;
  const source = new AudioBufferSourceNode(context, { buffer: noiseBuffer(context) });
  const filter = new BiquadFilterNode(context, { type: 'bandpass', frequency: puff.hertz, Q: puff.q });
  const envelope = new GainNode(context, { gain: puff.gain });
  envelope.gain.exponentialRampToValueAtTime(0.0001, start + puff.seconds);
  source.connect(filter).connect(envelope);
  place(source, envelope);
  source.start(start);
  source.stop(start + puff.seconds);
}
