import { certificate } from '@goldwren/messages/current/certificate';
import { brand } from '@goldwren/rules';
import { ringsOf } from '../../rosette/curves.ts';
import { sealOf } from '../../rosette/seal.ts';
import { edgeOf, sealTick } from '../../rosette/seal-edge.ts';
import type { CertificateFacts } from './certificate-facts.ts';

/** The picture is always dark, like the stages. It is the same for each theme of the site. */
const colors = {
  ground: '#0c1218',
  line: '#3c4a5a',
  ink: '#f3f1ea',
  soft: '#b4bfcc',
  seal: '#7ddf9b',
  brand: '#eec35f',
};
const size = { width: 1_080, height: 1_350 } as const;
const middle = size.width / 2;
const seal = { y: 445, scale: 2.35 } as const;
const margin = 90;

type Pen = CanvasRenderingContext2D;

/** The fonts of the site, which are already loaded, or those of the system. */
function fontOf(name: 'display' | 'text', weight: number, px: number): string {
  const family = getComputedStyle(document.documentElement).getPropertyValue(`--font-${name}`).trim();
  return `${weight} ${px}px ${family || 'system-ui, sans-serif'}`;
}

/** Draws the opened seal from the same paths as the site. */
function drawSeal(pen: Pen, commitment: string): void {
  pen.save();
  pen.translate(middle, seal.y);
  pen.scale(seal.scale, seal.scale);
  pen.strokeStyle = colors.seal;
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  pen.lineWidth = 2.5;
  pen.stroke(new Path2D(edgeOf(commitment)));
  pen.lineWidth = 0.45;
  for (const [index, ring] of ringsOf(sealOf(commitment)).entries()) {
    pen.globalAlpha = index === 1 ? 0.4 : 0.6;
    const path = new Path2D(ring.path);
    for (const turn of ring.repeats) {
      pen.save();
      pen.rotate(((turn + 40) * Math.PI) / 180);
      pen.stroke(path);
      pen.restore();
    }
  }
  pen.globalAlpha = 1;
  pen.fillStyle = colors.ground;
  pen.lineWidth = 2.5;
  pen.beginPath();
  pen.arc(0, 0, 34, 0, 2 * Math.PI);
  pen.fill();
  pen.stroke();
  pen.lineWidth = 8;
  pen.stroke(new Path2D(sealTick));
  pen.restore();
}

/** Splits a text into lines of at most this width. */
function linesOf(pen: Pen, text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && pen.measureText(longer).width <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Splits a text into as few lines as fit between the margins, with similar lengths. */
function balancedLinesOf(pen: Pen, text: string): string[] {
  const full = size.width - 2 * margin;
  const fewest = linesOf(pen, text, full);
  for (let width = full / 2; width < full; width += full / 20) {
    const lines = linesOf(pen, text, width);
    if (lines.length === fewest.length) return lines;
  }
  return fewest;
}

/** Draws a centered text from this height down, and returns the height of the next line. */
function drawText(pen: Pen, text: string, y: number, px: number, color: string): number {
  pen.fillStyle = color;
  let at = y;
  for (const line of balancedLinesOf(pen, text)) {
    pen.fillText(line, middle, at);
    at += px * 1.3;
  }
  return at;
}

function drawFrame(pen: Pen): void {
  pen.fillStyle = colors.ground;
  pen.fillRect(0, 0, size.width, size.height);
  pen.strokeStyle = colors.line;
  for (const [inset, width] of [
    [36, 3],
    [48, 1],
  ] as const) {
    pen.lineWidth = width;
    pen.strokeRect(inset, inset, size.width - 2 * inset, size.height - 2 * inset);
  }
}

/**
 * Draws the certificate of a verified round as a PNG. Everything happens in the browser, and nothing is sent.
 * @throws Error when the browser cannot draw or encode it
 */
export async function renderCertificate({ commitment, game, result, day }: CertificateFacts): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = size.width;
  canvas.height = size.height;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('No canvas');
  const display = (px: number) => {
    pen.font = fontOf('display', 700, px);
  };
  const text = (px: number, weight = 400) => {
    pen.font = fontOf('text', weight, px);
  };
  drawFrame(pen);
  drawSeal(pen, commitment);
  pen.textAlign = 'center';
  display(40);
  drawText(pen, brand.name, 112, 40, colors.brand);
  display(64);
  let y = drawText(pen, game, 830, 64, colors.ink);
  text(40);
  y = drawText(pen, result, y, 40, colors.ink);
  text(32);
  y = drawText(pen, day, y + 6, 32, colors.soft);
  text(36, 600);
  y = drawText(pen, certificate.image.verified, y + 34, 36, colors.seal);
  text(28);
  for (const check of certificate.image.checks) y = drawText(pen, check, y + 4, 28, colors.soft);
  text(28);
  drawText(pen, window.location.host, size.height - 78, 28, colors.soft);
  return new Promise((resolve, reject) => {
    canvas.toBlob((image) => (image ? resolve(image) : reject(new Error('No image'))), 'image/png');
  });
}
