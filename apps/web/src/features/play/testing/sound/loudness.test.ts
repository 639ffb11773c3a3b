import { describe, expect, it } from 'vitest';
import { integratedLoudness, truePeak } from './loudness.ts';
import { spectralCentroid, spectralDistance, thirdOctaves } from './spectrum.ts';

const sine = (hz: number, dbfs: number, seconds: number, rate = 48_000) =>
  Float32Array.from({ length: seconds * rate }, (_, i) => 10 ** (dbfs / 20) * Math.sin((2 * Math.PI * hz * i) / rate));
const silence = (seconds: number) => new Float32Array(seconds * 48_000);
const joined = (...parts: Float32Array[]) => Float32Array.from(parts.flatMap((part) => [...part]));

describe('integratedLoudness, for the reference signals of BS.1770-4 and EBU Tech 3341', () => {
  it('measures a full-scale sine of 997 Hz in one channel as -3.01 LUFS', () => {
    expect(integratedLoudness([sine(997, 0, 2), silence(2)], 48_000)).toBeCloseTo(-3.01, 1);
  });

  it.each([44_100, 48_000])('measures a sine of -20 dBFS in both channels as -20 LUFS at %d Hz', (rate) => {
    const tone = sine(997, -20, 2, rate);
    expect(integratedLoudness([tone, tone], rate)).toBeCloseTo(-20, 1);
  });

  it('ignores silence before and after', () => {
    const tone = joined(silence(5), sine(997, -20, 4), silence(5));
    expect(integratedLoudness([tone, tone], 48_000)).toBeCloseTo(-20, 0);
  });

  it('ignores parts that are 10 LU quieter than the rest (3341, case 3)', () => {
    const tone = joined(sine(1_000, -36, 2), sine(1_000, -23, 12), sine(1_000, -36, 2));
    expect(Math.abs(integratedLoudness([tone, tone], 48_000) + 23)).toBeLessThan(0.1);
  });

  it('weights bass less and treble more than 1 kHz', () => {
    const at = (hz: number) => integratedLoudness([sine(hz, -20, 1)], 48_000);
    expect(at(30)).toBeLessThan(at(1_000) - 5);
    expect(at(6_000)).toBeGreaterThan(at(1_000) + 3);
  });

  it('has no value for silence', () => {
    expect(integratedLoudness([silence(1)], 48_000)).toBe(Number.NEGATIVE_INFINITY);
  });
});

describe('truePeak', () => {
  it('finds a peak between the samples', () => {
    const between = Float32Array.from({ length: 4_800 }, (_, i) => Math.sin((Math.PI * i) / 2 + Math.PI / 4));
    expect(Math.max(...between)).toBeLessThan(0.71);
    expect(Math.abs(truePeak([between.subarray(0, 4_000)]))).toBeLessThan(1);
  });

  it('is the level of a plain sine', () => {
    expect(Math.abs(truePeak([sine(997, -6, 1)]) + 6)).toBeLessThan(0.1);
  });
});

describe('the spectrum', () => {
  it('has its center at the frequency of a sine', () => {
    expect(Math.abs(spectralCentroid(sine(1_000, -6, 1), 48_000) - 1_000)).toBeLessThan(10);
  });

  it('differs between a low and a high tone, and not between a quiet and a loud one', () => {
    const of = (hz: number, dbfs: number) => thirdOctaves(sine(hz, dbfs, 1), 48_000);
    expect(spectralDistance(of(200, -6), of(2_000, -6))).toBeGreaterThan(0.9);
    expect(spectralDistance(of(200, -6), of(200, -40))).toBeLessThan(0.01);
  });
});
