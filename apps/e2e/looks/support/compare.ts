/** A picture as rows of pixels of three bytes: red, green, blue. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** A place of two pictures where they differ, in pixels of the picture. */
export interface Difference {
  readonly x: number;
  readonly y: number;
  readonly what: 'drawn' | 'coloured';
}

/**
 * Another font rasteriser sets letters lighter, darker or a pixel further, and the stored picture is compressed: a pixel
 * differs only when nothing like it is beside its place in the other picture.
 */
const unlikeFrom = 52;
/** Places are judged by squares of this side; what has moved, come or gone fills a good part of one. */
const square = 8;
const drawnFrom = 0.3;
/** A larger square of ground without anything on it: the rasteriser has no part in its colour. */
const ground = 16;
const flatWithin = 12;
const colouredFrom = 5;

/** Where two pictures of one size differ by more than another rasteriser would make them. @throws RangeError for two sizes. */
export function differencesOf(one: Pixels, other: Pixels): Difference[] {
  if (one.width !== other.width || one.height !== other.height) throw new RangeError('pictures of two sizes');
  if (Buffer.compare(one.data, other.data) === 0) return [];
  const unlike = unlikePixels(one, other);
  const drawn = squaresOf(one, square).filter(([x, y]) => shareOf(unlike, one.width, x, y) >= drawnFrom);
  const coloured = squaresOf(one, ground).filter(([x, y]) => isRecoloured(one, other, x, y));
  return [
    ...drawn.map(([x, y]) => ({ x, y, what: 'drawn' as const })),
    ...coloured.map(([x, y]) => ({ x, y, what: 'coloured' as const })),
  ];
}

/** The corners of all squares of this side, each half over the one before. */
function squaresOf({ width, height }: Pixels, side: number): [x: number, y: number][] {
  const corners: [number, number][] = [];
  for (let y = 0; y + side <= height; y += side / 2)
    for (let x = 0; x + side <= width; x += side / 2) corners.push([x, y]);
  return corners;
}

/** 1 for each pixel of either picture that has nothing like it around its place in the other. */
function unlikePixels(one: Pixels, other: Pixels): Uint8Array {
  const { width, height } = one;
  const unlike = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (distance(one, other, x, y, x, y) < unlikeFrom) continue;
      if (!hasLike(one, other, x, y) || !hasLike(other, one, x, y)) unlike[y * width + x] = 1;
    }
  }
  return unlike;
}

function hasLike(from: Pixels, within: Pixels, x: number, y: number): boolean {
  for (let v = Math.max(0, y - 1); v <= Math.min(within.height - 1, y + 1); v += 1) {
    for (let u = Math.max(0, x - 1); u <= Math.min(within.width - 1, x + 1); u += 1) {
      if (distance(from, within, x, y, u, v) < unlikeFrom) return true;
    }
  }
  return false;
}

/** The largest difference of a channel between a pixel of one picture and one of the other. */
function distance(one: Pixels, other: Pixels, x: number, y: number, u: number, v: number): number {
  const here = (y * one.width + x) * 3;
  const there = (v * other.width + u) * 3;
  let most = 0;
  for (let channel = 0; channel < 3; channel += 1) {
    const off = Math.abs((one.data[here + channel] as number) - (other.data[there + channel] as number));
    if (off > most) most = off;
  }
  return most;
}

function shareOf(unlike: Uint8Array, width: number, left: number, top: number): number {
  let count = 0;
  for (let y = top; y < top + square; y += 1) {
    for (let x = left; x < left + square; x += 1) count += unlike[y * width + x] as number;
  }
  return count / square ** 2;
}

function isRecoloured(one: Pixels, other: Pixels, x: number, y: number): boolean {
  for (let channel = 0; channel < 3; channel += 1) {
    const before = groundOf(one, x, y, channel);
    const after = groundOf(other, x, y, channel);
    if (before === null || after === null) return false;
    if (Math.abs(before - after) >= colouredFrom) return true;
  }
  return false;
}

/** The mean of a channel in a square that is all of one colour; null: it is not. */
function groundOf({ data, width }: Pixels, left: number, top: number, channel: number): number | null {
  let sum = 0;
  let least = 255;
  let most = 0;
  for (let y = top; y < top + ground; y += 1) {
    for (let x = left; x < left + ground; x += 1) {
      const value = data[(y * width + x) * 3 + channel] as number;
      sum += value;
      if (value < least) least = value;
      if (value > most) most = value;
    }
  }
  return most - least > flatWithin ? null : sum / ground ** 2;
}
