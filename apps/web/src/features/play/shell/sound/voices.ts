import type { Timbre } from '../../model/game-sound.ts';

/** −60 dB as an exponent. A tone is over after this many time constants. */
const silence = Math.log(1_000);
const turn = 2 * Math.PI;

/** Deterministic noise between -1 and 1. Its randomness is not important. */
export function noiseFrom(seed: number): () => number {
  let word = seed | 0;
  return () => {
    word = (Math.imul(word, 1_664_525) + 1_013_904_223) | 0;
    return word / 0x8000_0000;
  };
}

type Of<V extends Timbre['voice']> = Extract<Timbre, { voice: V }>;
/** Writes one tone. `out.length` is its duration. */
type Voice<V extends Timbre['voice']> = (timbre: Of<V>, hz: number, out: Float32Array, rate: number) => void;

const fm: Voice<'fm'> = ({ ratio, index, dulls, attack = 0.002, sustained }, hz, out, rate) => {
  const { length } = out;
  for (let i = 0; i < length; i++) {
    const share = i / length;
    const phase = (turn * hz * i) / rate;
    const depth = index * Math.exp(-silence * share * dulls);
    const level = sustained ? (1 - share) ** 1.5 : Math.exp(-silence * share);
    out[i] = Math.min(1, i / (rate * attack)) * level * Math.sin(phase + depth * Math.sin(ratio * phase));
  }
};

const pluck: Voice<'pluck'> = ({ bright }, hz, out, rate) => {
  const period = rate / hz;
  const line = new Float32Array(Math.ceil(period) + 1);
  const noise = noiseFrom(0x51ed_270b);
  let soft = 0;
  for (let i = 0; i < line.length; i++) {
    soft += (0.15 + 0.85 * bright) * (noise() - soft);
    line[i] = soft;
  }
  // A constant part would not fade with the tone.
  const mean = line.reduce((sum, sample) => sum + sample, 0) / line.length;
  line.forEach((sample, i) => {
    line[i] = sample - mean;
  });
  const blend = 0.5 * (1 - bright);
  const loss = Math.exp((-silence * period) / out.length);
  let before = 0;
  for (let i = 0; i < out.length; i++) {
    // Between two samples, so that the string is in tune.
    const at = i - period;
    const low = Math.floor(at);
    const from = low < 0 ? (line[i % line.length] ?? 0) : (out[low] ?? 0);
    const to = low < 0 ? from : (out[low + 1] ?? 0);
    const now = from + (at - low) * (to - from);
    out[i] = low < 0 ? now : loss * ((1 - blend) * now + blend * before);
    before = now;
  }
};

/** The modes of a round membrane: frequency, level, and how much faster than the lowest one it fades. */
const modes = [
  [1, 1, 1],
  [1.594, 0.4, 2],
  [2.136, 0.22, 3],
] as const;

const drum: Voice<'drum'> = ({ drop, stick }, hz, out, rate) => {
  const noise = noiseFrom(0x2545_f491);
  let phase = 0;
  let dull = 0;
  for (let i = 0; i < out.length; i++) {
    const share = i / out.length;
    phase += (turn * hz * (1 + drop * Math.exp((-28 * i) / rate))) / rate;
    let sample = 0;
    for (const [ratio, level, fades] of modes) {
      sample += level * Math.exp(-silence * share * fades) * Math.sin(ratio * phase);
    }
    dull += 0.35 * (noise() - dull);
    out[i] = Math.min(1, i / (0.001 * rate)) * (sample + 2 * stick * Math.exp((-120 * i) / rate) * dull);
  }
};

const body: Voice<'body'> = ({ partials, strike }, hz, out, rate) => {
  for (const [ratio, level, lasts] of partials) {
    // Partials above the hearing range would be mirrored to audible frequencies.
    if (hz * ratio > 0.45 * rate) continue;
    const angle = (turn * hz * ratio) / rate;
    const fade = Math.exp(-silence / (out.length * lasts));
    const back = 2 * fade * Math.cos(angle);
    let before = 0;
    let now = level * fade * Math.sin(angle);
    for (let i = 0; i < out.length; i++) {
      out[i] = (out[i] ?? 0) + before;
      [before, now] = [now, back * now - fade * fade * before];
    }
  }
  const noise = noiseFrom(0x1357_9bdf);
  for (let i = 0; i < Math.min(out.length, 0.012 * rate); i++) {
    out[i] = (out[i] ?? 0) + strike * noise() * Math.exp((-420 * i) / rate);
  }
};

const noise: Voice<'noise'> = ({ to, q, attack = 0.001, grains = 1 }, hz, out, rate) => {
  const source = noiseFrom(0x0bad_cafe);
  const grain = out.length / grains;
  let low = 0;
  let band = 0;
  for (let i = 0; i < out.length; i++) {
    const pitch = hz * (to / hz) ** (i / out.length);
    // A state variable filter. It is stable below a sixth of the sample rate.
    const tune = 2 * Math.sin((Math.PI * Math.min(pitch, rate / 6.5)) / rate);
    low += tune * band;
    band += tune * (source() - low - band / q);
    const place = i % grain;
    const level = Math.min(1, place / (attack * rate)) * Math.exp((-silence * place) / grain);
    // No two grains of paper or earth are equally loud.
    out[i] = band * level * (grains === 1 ? 1 : 0.55 + 0.45 * Math.sin(2.4 * Math.floor(i / grain)) ** 2);
  }
};

const voices = { fm, pluck, drum, body, noise };

/** Fades the end, so that nothing clicks, and sets the highest peak to 1. */
function finish(out: Float32Array, rate: number): Float32Array {
  const fade = Math.min(out.length, Math.round(0.004 * rate));
  let peak = 0;
  for (let i = 0; i < out.length; i++) {
    out[i] = (out[i] ?? 0) * Math.min(1, (out.length - 1 - i) / fade);
    peak = Math.max(peak, Math.abs(out[i] ?? 0));
  }
  return peak > 0 ? out.map((sample) => sample / peak) : out;
}

/** Synthesises one tone with a peak of 1. The same arguments always give the same samples. */
export function synthesise(timbre: Timbre, hz: number, seconds: number, rate: number): Float32Array {
  const out = new Float32Array(Math.max(1, Math.round(seconds * rate)));
  (voices[timbre.voice] as (timbre: Timbre, hz: number, out: Float32Array, rate: number) => void)(
    timbre,
    hz,
    out,
    rate,
  );
  return finish(out, rate);
}
