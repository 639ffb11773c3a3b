import { catalogue } from '@goldwren/game-engine/registry';
import { describe, expect, it } from 'vitest';
import type { GameSound, Layer } from '../../model/game-sound.ts';
import { intervalOf, renderLayers, renderLoop } from '../../shell/sound/render.ts';
import { winMusic } from '../../shell/sound/win-music.ts';
import { integratedLoudness } from './loudness.ts';
import { spectralDistance, thirdOctaves } from './spectrum.ts';

// Half of the usual rate, because the test is about the data of the games.
const rate = 24_000;
const files = import.meta.glob<{ sound: GameSound }>('../../games/*/sound.ts', { eager: true });
const games = Object.entries(files).map(([path, { sound }]) => ({ slug: path.split('/').at(-2) ?? '', sound }));

const peakOf = (samples: Float32Array) => samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
const soundsOf = ({ sounds, accent }: GameSound) =>
  Object.entries({ ...sounds, ...(accent && { accent: { layers: accent } }) });
const leadOf = (sound: GameSound): Layer => ({ ...sound.lead, note: 0 });
const rendered = (sound: GameSound, layers: readonly Layer[]) => renderLayers(sound, layers, rate);
/** The spectrum of the start of a round and of the first note of a win. */
const spectra = new Map(
  games.map(({ sound }) => {
    return [sound, thirdOctaves(rendered(sound, [leadOf(sound), ...(sound.sounds.start?.layers ?? [])]), rate)];
  }),
);

it('every game of the catalogue has an instrument', () => {
  expect(games.map(({ slug }) => slug).sort()).toEqual(catalogue.map(({ slug }) => slug).sort());
});

describe.each(games)('the instrument of $slug', ({ slug, sound }) => {
  it.each(soundsOf(sound))('makes a short, audible sound of %s that starts and ends at zero', (name, { layers }) => {
    const samples = rendered(sound, layers);
    expect(samples.every(Number.isFinite)).toBe(true);
    expect(integratedLoudness([samples], rate)).toBeGreaterThan(-50);
    expect(peakOf(samples)).toBeLessThan(3);
    expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(0.001);
    expect(samples.length / rate).toBeLessThan(name === 'accent' ? 3.5 : 1.6);
  });

  it('ticks while an amount counts up, and plays in a room', () => {
    expect(sound.sounds.tick).toBeDefined();
    expect(Math.min(...sound.room)).toBeGreaterThan(0);
  });

  it('has a background for its feature, or for a round that waits for decisions', () => {
    const { game, proof } = catalogue.find((entry) => entry.slug === slug) ?? {};
    const during = game?.kind === 'decision' ? 'round' : proof?.odds.feature ? 'feature' : sound.ambience?.during;
    expect(sound.ambience?.during).toBe(during);
  });

  it('repeats its loops without a click', () => {
    for (const loop of [sound.moving, sound.ambience]) {
      if (!loop) continue;
      const samples = renderLoop(sound, loop, rate);
      // A seam would be a jump that is larger than all others.
      const jump = (at: number) => Math.abs((samples[(at + 1) % samples.length] ?? 0) - (samples[at] ?? 0));
      const largest = Math.max(...Array.from({ length: samples.length - 1 }, (_, at) => jump(at)));
      expect(jump(samples.length - 1)).toBeLessThanOrEqual(largest);
      expect(peakOf(samples)).toBeGreaterThan(0.05);
    }
  });

  it('has a rising scale within an octave, and a melody for its largest win that ends higher than it starts', () => {
    expect(sound.scale[0]).toBe(0);
    expect([...sound.scale].sort((a, b) => a - b)).toEqual(sound.scale);
    expect(sound.scale.at(-1)).toBeLessThan(12);
    expect(sound.melody).toHaveLength(winMusic[100].notes);
    expect(sound.melody.at(-1)).toBeGreaterThan(sound.melody[0] ?? 0);
  });

  it('sounds the same every time', () => {
    expect(rendered(sound, [leadOf(sound)])).toEqual(rendered(sound, [leadOf(sound)]));
  });

  it('differs from the instruments of all other games', () => {
    const own = spectra.get(sound) ?? [];
    const distances = [...spectra].flatMap(([other, bands]) => (other === sound ? [] : [spectralDistance(own, bands)]));
    expect(Math.min(...distances)).toBeGreaterThan(0.2);
  });
});

it('continues a scale in the octaves above and below', () => {
  const scale = [0, 4, 7];
  expect([-3, 0, 3].map((degree) => intervalOf({ scale }, degree))).toEqual([0.5, 1, 2]);
  expect(intervalOf({ scale }, 4)).toBeCloseTo(2 ** (16 / 12));
});
