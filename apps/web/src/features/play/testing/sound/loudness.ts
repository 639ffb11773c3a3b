/** One channel of audio. */
export type Channel = Float32Array | readonly number[];

interface Biquad {
  readonly b: readonly [number, number, number];
  readonly a: readonly [number, number];
}

/**
 * The two filters of the K-weighting of ITU-R BS.1770-4. The standard lists their coefficients for 48 kHz; this is the
 * analogue prototype behind them, for any sampling rate.
 */
function kWeighting(rate: number): Biquad[] {
  const shelf = (() => {
    const k = Math.tan((Math.PI * 1_681.974450955533) / rate);
    const [q, high] = [0.7071752369554196, 10 ** (3.999843853973347 / 20)];
    const band = high ** 0.4996667741545416;
    const norm = 1 + k / q + k * k;
    return {
      b: [(high + (band * k) / q + k * k) / norm, (2 * (k * k - high)) / norm, (high - (band * k) / q + k * k) / norm],
      a: [(2 * (k * k - 1)) / norm, (1 - k / q + k * k) / norm],
    } as const;
  })();
  const k = Math.tan((Math.PI * 38.13547087602444) / rate);
  const q = 0.5003270373238773;
  const norm = 1 + k / q + k * k;
  return [shelf, { b: [1, -2, 1], a: [(2 * (k * k - 1)) / norm, (1 - k / q + k * k) / norm] }];
}

function filter(samples: Channel, { b, a }: Biquad): Float64Array {
  const out = new Float64Array(samples.length);
  let [s1, s2] = [0, 0];
  for (let i = 0; i < samples.length; i++) {
    const x = samples[i] ?? 0;
    const y = b[0] * x + s1;
    s1 = b[1] * x - a[0] * y + s2;
    s2 = b[2] * x - a[1] * y;
    out[i] = y;
  }
  return out;
}

const blockSeconds = 0.4;
const overlap = 0.75;
const loudnessOf = (power: number) => -0.691 + 10 * Math.log10(power);
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * The integrated loudness in LUFS, with both gates of ITU-R BS.1770-4. Left and right channels have the same weight. A
 * recording that is shorter than a block of 400 ms is one block. Silence is -Infinity.
 */
export function integratedLoudness(channels: readonly Channel[], rate: number): number {
  const weighted = channels.map((channel) =>
    kWeighting(rate).reduce((samples: Channel, stage) => filter(samples, stage) as unknown as Channel, channel),
  );
  const length = channels[0]?.length ?? 0;
  const block = Math.min(length, Math.round(blockSeconds * rate));
  const hop = Math.round(block * (1 - overlap));
  const powers: number[] = [];
  for (let from = 0; block > 0 && from + block <= length; from += hop) {
    let power = 0;
    for (const samples of weighted) {
      for (let i = from; i < from + block; i++) power += (samples[i] ?? 0) ** 2 / block;
    }
    powers.push(power);
  }
  const heard = powers.filter((power) => loudnessOf(power) > -70);
  if (heard.length === 0) return Number.NEGATIVE_INFINITY;
  const relative = loudnessOf(mean(heard)) - 10;
  return loudnessOf(mean(heard.filter((power) => loudnessOf(power) > relative)));
}

const phases = 4;
const taps = 12;

/** Windowed sinc filters that interpolate between two samples, as in annex 2 of ITU-R BS.1770-4. */
const interpolation = Array.from({ length: phases }, (_, phase) =>
  Array.from({ length: taps }, (_, tap) => {
    const x = tap - taps / 2 + 1 - phase / phases;
    const window = 0.5 + 0.5 * Math.cos((Math.PI * x) / (taps / 2 + 1));
    return x === 0 ? 1 : (window * Math.sin(Math.PI * x)) / (Math.PI * x);
  }),
);

/** The highest value between the samples, in dBFS. */
export function truePeak(channels: readonly Channel[]): number {
  let peak = 0;
  for (const channel of channels) {
    for (let i = 0; i < channel.length; i++) {
      for (const coefficients of interpolation) {
        let value = 0;
        for (let tap = 0; tap < taps; tap++) value += (coefficients[tap] ?? 0) * (channel[i + tap - taps / 2 + 1] ?? 0);
        peak = Math.max(peak, Math.abs(value));
      }
    }
  }
  return 20 * Math.log10(peak);
}
