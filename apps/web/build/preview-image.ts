import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import { brand, sweepsLegalLine } from '../../../packages/rules/src/constants.ts';

const [width, height] = [1200, 630];
const ground = '#0d1722';
const paper = '#f4ecd8';
const brass = '#e9bd5b';

const posters = [
  { slug: 'dragon-ways-slots', left: 700, top: 130, width: 220, height: 320, turn: -8 },
  { slug: 'gem-cascade-fortune', left: 950, top: 130, width: 220, height: 320, turn: 8 },
  { slug: 'starlight-fortune', left: 800, top: 90, width: 270, height: 450, turn: 0 },
];

/** Renders a poster as the home page shows it: rounded, and turned around its center. */
async function drawPoster({ slug, left, top, width: w, height: h, turn }: (typeof posters)[number]) {
  const file = new URL(`../src/shared/games/posters/${slug}.svg`, import.meta.url);
  const mask = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}"><rect width="${w}" height="${h}" rx="18"/></svg>`,
  );
  const poster = sharp(readFileSync(file), { density: 144 }).resize(w, h, { fit: 'cover' });
  const rounded = await poster
    .composite([{ input: mask, blend: 'dest-in' }])
    .png()
    .toBuffer();
  const turned = await sharp(rounded).rotate(turn, { background: '#0000' }).png().toBuffer({ resolveWithObject: true });
  const { info, data } = turned;
  return { input: data, left: Math.round(left - (info.width - w) / 2), top: Math.round(top - (info.height - h) / 2) };
}

/** Draws a line of text as outlines, so that the build machine needs no fonts. `top` is the position of the baseline. */
function line(font: Font, text: string, at: { left: number; top: number; size: number; color: string }): string {
  const scale = at.size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text);
  let pen = 0;
  const outlines = glyphs.map((glyph, index) => {
    const here = pen;
    pen += positions[index]?.xAdvance ?? 0;
    return `<path transform="translate(${here} 0)" d="${glyph.path.toSVG()}"/>`;
  });
  return `<g fill="${at.color}" transform="translate(${at.left} ${at.top}) scale(${scale} ${-scale})">${outlines.join('')}</g>`;
}

/** Draws the image for previews of shared links, 1200 × 630 pixels. */
async function drawPreview(): Promise<Buffer> {
  const file = new URL('../../../packages/ui/src/theme/fonts/display.woff2', import.meta.url);
  const font = create(readFileSync(file)) as Font;
  const [first = '', ...rest] = sweepsLegalLine.split(/(?<=\.) /);
  const words = [
    line(font, brand.name, { left: 80, top: 270, size: 112, color: paper }),
    line(font, brand.headline, { left: 84, top: 360, size: 42, color: brass }),
    line(font, `18+. ${first}`, { left: 84, top: 490, size: 26, color: paper }),
    line(font, rest.join(' '), { left: 84, top: 526, size: 26, color: paper }),
  ];
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${ground}"/>${words.join('')}</svg>`;
  return sharp(Buffer.from(picture))
    .composite(await Promise.all(posters.map(drawPoster)))
    .png({ palette: true })
    .toBuffer();
}

/** Writes `preview.png` into the build. */
export function previewImage(): Plugin {
  return {
    name: 'goldwren-preview-image',
    apply: 'build',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'preview.png', source: await drawPreview() });
    },
  };
}
