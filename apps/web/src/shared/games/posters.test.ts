import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { catalogue } from '@goldwren/game-engine/registry';
import { home } from '@goldwren/rules';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { firstGames } from './first-games.ts';

const folder = join(import.meta.dirname, 'posters');
const files = readdirSync(folder);
const pictures = [...files.map((name) => join(folder, name)), join(import.meta.dirname, 'poster-fallback.svg')];

type Lab = readonly [lightness: number, a: number, b: number];

/** Converts an sRGB color to OKLab, in which distances are as large as they look. */
function labOf(rgb: readonly number[]): Lab {
  const [r = 0, g = 0, b = 0] = rgb.map((value) => {
    const v = value / 255;
    return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
  });
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** The mean color of the part of the poster that a portrait tile shows above its text. */
async function colorOf(slug: string): Promise<Lab> {
  const { channels } = await sharp(join(folder, `${slug}.svg`))
    .extract({ left: 130, top: 0, width: 340, height: 320 })
    .stats();
  return labOf(channels.map(({ mean }) => mean));
}

const hueOf = ([, a, b]: Lab) => ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
const turn = (one: number, other: number) => Math.min(Math.abs(one - other), 360 - Math.abs(one - other));
/** Hues of the coins in the theme: brass and aqua. */
const coinHues = [84, 195];
/** A color with less chroma is a grey, so its hue means nothing. */
const grey = 0.03;

describe('the posters', () => {
  it('exist for exactly the games of the catalogue', () => {
    expect(files.sort()).toEqual(catalogue.map(({ slug }) => `${slug}.svg`).sort());
  });

  it('are known in advance for the games that the list begins with', () => {
    expect(firstGames).toEqual(catalogue.slice(0, home.featuredGames).map(({ slug }) => slug));
  });

  it.each(pictures)('%s is small, and has no text, programs, filters or parts from elsewhere', (path) => {
    const svg = readFileSync(path, 'utf8');
    expect(brotliCompressSync(svg).length).toBeLessThanOrEqual(10_000);
    expect(svg).toContain('viewBox="0 0 600 450" preserveAspectRatio="xMidYMid slice"');
    expect(svg).not.toMatch(/<(text|script|foreignObject|image|style|filter|animate|set)\b|\s(on\w+|style)=|data:/);
    expect(svg.match(/href="[^#]/g)).toBeNull();
    const ids = new Set([...svg.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id));
    for (const [, id] of svg.matchAll(/(?:url\(|href=")#([^)"]+)/g)) expect(ids).toContain(id);
    for (const name of svg.matchAll(/NaN|undefined|null/g)) expect(name).toBeNull();
  });

  it('differ from each other in color, and none has the color of a coin', async () => {
    const colors = await Promise.all(catalogue.map(async ({ slug }) => ({ slug, lab: await colorOf(slug) })));
    for (const [place, { slug, lab }] of colors.entries()) {
      if (Math.hypot(lab[1], lab[2]) >= grey)
        for (const hue of coinHues) expect(turn(hueOf(lab), hue), slug).toBeGreaterThan(15);
      for (const other of colors.slice(place + 1)) {
        const distance = Math.hypot(...lab.map((value, part) => value - (other.lab[part] ?? 0)));
        expect(distance, `${slug} and ${other.slug}`).toBeGreaterThan(0.05);
      }
    }
  });
});
