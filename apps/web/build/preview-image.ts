import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import { brand, sweepsLegalLine } from '../../../packages/rules/src/constants.ts';
import { ringsOf } from '../src/shared/rosette/curves.ts';

const [width, height] = [1200, 630];
const ground = '#0d1722';
const paper = '#f4ecd8';
const brass = '#e9bd5b';

/** Draws the background in brass on dark, in the same style as the artwork of the games. */
function drawBackground(): string {
  const rings = ringsOf({ lobes: 13, turns: 5, grain: 0.6 }).flatMap(({ path, repeats }) =>
    repeats.map((turn) => `<path d="${path}" transform="rotate(${turn})"/>`),
  );
  return `<g transform="translate(935 315) scale(2.5)" fill="none" stroke="${brass}" stroke-width=".45" opacity=".85">${rings.join('')}</g>`;
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
function drawPreview(): Promise<Buffer> {
  const file = new URL('../../../packages/ui/src/theme/fonts/display.woff2', import.meta.url);
  const font = create(readFileSync(file)) as Font;
  const [first = '', ...rest] = sweepsLegalLine.split(/(?<=\.) /);
  const words = [
    line(font, brand.name, { left: 80, top: 270, size: 112, color: paper }),
    line(font, 'The odds, in the open.', { left: 84, top: 360, size: 50, color: brass }),
    line(font, `18+. ${first}`, { left: 84, top: 490, size: 26, color: paper }),
    line(font, rest.join(' '), { left: 84, top: 526, size: 26, color: paper }),
  ];
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${ground}"/>${drawBackground()}${words.join('')}</svg>`;
  return sharp(Buffer.from(picture)).png({ palette: true }).toBuffer();
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
