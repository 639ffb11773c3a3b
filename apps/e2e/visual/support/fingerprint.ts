// A screen as text. Git stores small differences between texts, but not between pictures, which had become more
// than half of the repository (docs/decisions/0035). Every cell of the screen has its mean color and its
// spread, which is how much its pixels differ from each other.

/** A picture as rows of pixels with three bytes each: red, green, blue. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

export interface Cell {
  readonly color: readonly [red: number, green: number, blue: number];
  readonly spread: number;
}

export type Fingerprint = readonly (readonly Cell[])[];

/** Edge length of a cell, in pixels of the picture. */
export const cellSize = 8;
/** Pixels of one color have a lower spread. The font rasteriser does not affect such a cell. */
const flatBelow = 2;
/** Colors and spreads of cells with content are stored in steps of this size. */
const step = 4;

export function isFlat({ spread }: Cell): boolean {
  return spread < flatBelow;
}

export function fingerprintOf({ width, height, data }: Pixels): Fingerprint {
  const rows: Cell[][] = [];
  for (let top = 0; top < height; top += cellSize) {
    const row: Cell[] = [];
    for (let left = 0; left < width; left += cellSize) {
      row.push(cellOf(data, width, left, top, Math.min(width, left + cellSize), Math.min(height, top + cellSize)));
    }
    rows.push(row);
  }
  return rows;
}

function cellOf(data: Uint8Array, width: number, left: number, top: number, right: number, bottom: number): Cell {
  const sums = [0, 0, 0];
  let squares = 0;
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) {
      for (let channel = 0; channel < 3; channel += 1) {
        const value = data[(y * width + x) * 3 + channel] as number;
        sums[channel] = (sums[channel] as number) + value;
        squares += value ** 2;
      }
    }
  }
  const pixels = (right - left) * (bottom - top);
  const [red = 0, green = 0, blue = 0] = sums.map((sum) => sum / pixels);
  const spread = Math.sqrt(Math.max(0, (squares / pixels - red ** 2 - green ** 2 - blue ** 2) / 3));
  return { color: [red, green, blue], spread };
}

/**
 * `1f2a37` for a cell of one color, otherwise four characters of six bits. `*9` after it means nine equal
 * cells.
 */
function writeCell(cell: Cell): string {
  const { color, spread } = cell;
  if (isFlat(cell)) return Buffer.from(color.map(Math.round)).toString('hex');
  const [red, green, blue, last] = [...color, spread].map((value) => Math.min(63, Math.round(value / step))) as [
    number,
    number,
    number,
    number,
  ];
  const bits = (red << 18) | (green << 12) | (blue << 6) | last;
  return Buffer.from([bits >> 16, (bits >> 8) & 255, bits & 255]).toString('base64url');
}

function readCell(text: string): Cell {
  const bytes = Buffer.from(text, text.length === 6 ? 'hex' : 'base64url');
  if (text.length === 6) return { color: [...bytes] as unknown as Cell['color'], spread: 0 };
  const bits = bytes.readUIntBE(0, 3);
  const [red, green, blue, spread] = [18, 12, 6, 0].map((shift) => ((bits >> shift) & 63) * step) as [
    number,
    number,
    number,
    number,
  ];
  return { color: [red, green, blue], spread };
}

function writeRow(row: readonly Cell[]): string {
  const runs: { text: string; length: number }[] = [];
  for (const text of row.map(writeCell)) {
    const last = runs.at(-1);
    if (last?.text === text) last.length += 1;
    else runs.push({ text, length: 1 });
  }
  return runs.map(({ text, length }) => (length === 1 ? text : `${text}*${length}`)).join(' ');
}

function readRow(text: string): Cell[] {
  return text.split(' ').flatMap((run) => {
    const [cell = '', length = '1'] = run.split('*');
    return Array<Cell>(Number(length)).fill(readCell(cell));
  });
}

export function writeFingerprint(print: Fingerprint): string {
  return print.map(writeRow).join('\n');
}

export function readFingerprint(text: string): Fingerprint {
  return text.split('\n').map(readRow);
}
