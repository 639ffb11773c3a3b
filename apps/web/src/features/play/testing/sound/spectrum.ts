import type { Channel } from './loudness.ts';

const size = 4_096;
/** Third octaves from 50 Hz to 12.7 kHz. */
const bands = Array.from({ length: 25 }, (_, band) => 50 * 2 ** (band / 3));

const turns = Array.from({ length: size / 2 }, (_, k) => (-2 * Math.PI * k) / size);
const cosines = Float64Array.from(turns, Math.cos);
const sines = Float64Array.from(turns, Math.sin);
const hann = Float64Array.from({ length: size }, (_, i) => 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / size));

/** The power of each frequency of a window, by a fast Fourier transform. */
function powersOf(window: Float64Array): Float64Array {
  const re = new Float64Array(size);
  const im = new Float64Array(size);
  const bits = Math.log2(size);
  for (let i = 0; i < size; i++) {
    let mirrored = 0;
    for (let bit = 0; bit < bits; bit++) mirrored |= ((i >> bit) & 1) << (bits - 1 - bit);
    re[mirrored] = window[i] ?? 0;
  }
  for (let half = 1; half < size; half *= 2) {
    for (let from = 0; from < size; from += 2 * half) {
      for (let k = 0; k < half; k++) {
        const cos = cosines[(k * size) / (2 * half)] ?? 0;
        const sin = sines[(k * size) / (2 * half)] ?? 0;
        const a = from + k;
        const b = a + half;
        const tRe = cos * (re[b] ?? 0) - sin * (im[b] ?? 0);
        const tIm = cos * (im[b] ?? 0) + sin * (re[b] ?? 0);
        re[b] = (re[a] ?? 0) - tRe;
        im[b] = (im[a] ?? 0) - tIm;
        re[a] = (re[a] ?? 0) + tRe;
        im[a] = (im[a] ?? 0) + tIm;
      }
    }
  }
  return re.slice(0, size / 2).map((value, k) => value ** 2 + (im[k] ?? 0) ** 2);
}

/** The average power of each frequency over the whole recording. */
function averagePowers(samples: Channel): Float64Array {
  const total = new Float64Array(size / 2);
  const window = new Float64Array(size);
  for (let from = 0; from < samples.length; from += size / 2) {
    for (let i = 0; i < size; i++) {
      window[i] = (samples[from + i] ?? 0) * (hann[i] ?? 0);
    }
    powersOf(window).forEach((power, k) => {
      total[k] = (total[k] ?? 0) + power;
    });
  }
  return total;
}

/** The center of gravity of the spectrum in hertz: low for dull sounds, high for bright ones. */
export function spectralCentroid(samples: Channel, rate: number): number {
  let [sum, weighted] = [0, 0];
  averagePowers(samples).forEach((power, k) => {
    sum += power;
    weighted += (power * k * rate) / size;
  });
  return sum > 0 ? weighted / sum : 0;
}

/** The share of the power in each third octave. */
export function thirdOctaves(samples: Channel, rate: number): number[] {
  const shares = bands.map(() => 0);
  averagePowers(samples).forEach((power, k) => {
    const band = Math.round(3 * Math.log2((k * rate) / size / 50));
    if (band >= 0 && band < shares.length) shares[band] = (shares[band] ?? 0) + power;
  });
  const sum = shares.reduce((total, share) => total + share, 0);
  return shares.map((share) => share / sum);
}

/** How different two spectra are (Hellinger distance): 0 for equal ones, 1 for spectra without a common band. */
export function spectralDistance(one: readonly number[], other: readonly number[]): number {
  const common = one.reduce((sum, share, band) => sum + Math.sqrt(share * (other[band] ?? 0)), 0);
  return Math.sqrt(Math.max(0, 1 - common));
}
