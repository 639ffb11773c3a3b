/**
 * Renders a typical round, the largest win and the background of each game in a real Chromium, through the same mixer as in
 * the player. Prints a table with loudness, peak and spectrum, and fails when a game is too loud, too quiet, clips or sounds
 * like another game. Options: the environment variables GAME (all games, or slugs separated by commas) and SOUND_DIR (a
 * folder for recordings and their spectrograms).
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { catalogue } from '@goldwren/game-engine/registry';
import { expect, test } from '@playwright/test';
import { spectrogram, wav } from './sound/pictures.ts';
import { type Measured, openMeter, samplesOf } from './sound/serve-sources.ts';

const target = { lufs: -18, tolerance: 2, peakDb: -1 };
/** In LU: how much quieter than a round the background is. */
const backgroundDifference = 6;
/** The smallest difference of two spectra, from 0 for equal ones to 1. */
const leastDistance = 0.2;
const folder = process.env.SOUND_DIR;
const selected = process.env.GAME?.split(',');

/** The Hellinger distance. */
function distanceOf(one: readonly number[], other: readonly number[]): number {
  const common = one.reduce((sum, share, band) => sum + Math.sqrt(share * (other[band] ?? 0)), 0);
  return Math.sqrt(Math.max(0, 1 - common));
}

async function record(slug: string, { name, rate, channels }: Measured): Promise<void> {
  if (!folder) return;
  const samples = channels.map(samplesOf);
  await writeFile(join(folder, `${slug}-${name}.wav`), wav(samples, rate));
  await writeFile(join(folder, `${slug}-${name}.png`), await spectrogram(samples[0] ?? new Float32Array(), rate));
}

test('sound', async ({ page }) => {
  const measure = await openMeter(page);
  const rounds = new Map<string, Measured>();
  const rows: Record<string, Record<string, string | number>> = {};
  for (const { slug } of catalogue) {
    if (selected && !selected.includes(slug)) continue;
    const measured = await measure(slug, folder !== undefined);
    for (const program of measured) await record(slug, program);
    const [round, win, background] = measured as [Measured, Measured, Measured];
    rounds.set(slug, round);
    rows[slug] = {
      'round LUFS': round.lufs.toFixed(1),
      'round peak dBFS': round.peakDb.toFixed(1),
      'win LUFS': win.lufs.toFixed(1),
      'win peak dBFS': win.peakDb.toFixed(1),
      'background LUFS': background.lufs.toFixed(1),
      'centroid Hz': Math.round(round.centroidHz),
    };
    for (const { name, lufs } of [round, win]) {
      expect.soft(Math.abs(lufs - target.lufs), `${slug}: ${name}`).toBeLessThanOrEqual(target.tolerance);
    }
    expect.soft(background.lufs, `${slug}: background`).toBeLessThan(round.lufs - backgroundDifference);
    for (const { name, peakDb } of measured) expect.soft(peakDb, `${slug}: ${name}`).toBeLessThan(target.peakDb);
  }
  for (const [slug, { spectrum }] of rounds) {
    for (const [other, { spectrum: otherSpectrum }] of rounds) {
      const distance = distanceOf(spectrum, otherSpectrum);
      if (other === slug) continue;
      expect.soft(distance, `${slug} and ${other}`).toBeGreaterThan(leastDistance);
      const row = rows[slug] ?? {};
      if (distance < Number(row.distance ?? 1)) Object.assign(row, { nearest: other, distance: distance.toFixed(2) });
    }
  }
  console.table(rows);
});
