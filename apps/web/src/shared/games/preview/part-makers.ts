import type { Part } from './part.ts';

const suits = {
  spade: 'M10 0C24 11 17 17 11 14L13 20H7L9 14C3 17-4 11 10 0Z',
  heart: 'M10 19C-4 9 2-1 10 5 18-1 24 9 10 19Z',
  diamond: 'M10 0 18 10 10 20 2 10Z',
  club: 'M10 1a4.5 4.5 0 0 1 3 8 4.5 4.5 0 1 1-2 5L13 20H7L9 14A4.5 4.5 0 1 1 7 9 4.5 4.5 0 0 1 10 1Z',
} as const;

export type ShownCard = readonly [rank: string, suit: keyof typeof suits];

/** Three reels with two rows, which stop one after another. Symbols that roll past are the same ones. */
export function reels(url: string, on: number, symbols: readonly number[]): Part[] {
  return [0, 1, 2].map((reel) => {
    const end = symbols.slice(2 * reel, 2 * reel + 2);
    const strip = [...end, ...symbols, ...symbols];
    const start = `translateY(${((2 - strip.length) / strip.length) * 100}%)`;
    return {
      box: [9 + 96 * reel, 8, 90, 184],
      look: 'reel',
      strip: { url, on, symbols: strip },
      motion: {
        frames: [{ transform: start }, { transform: 'translateY(1%)', offset: 0.85 }, { transform: 'none' }],
        at: 0,
        ms: 900 + 350 * reel,
        easing: 'cubic-bezier(0.3, 0.2, 0.4, 1)',
      },
    };
  });
}

/** Cards in a row, which turn over one after another. */
export function cards(back: string, shown: readonly ShownCard[]): Part[] {
  const width = Math.min(68, 276 / shown.length - 8);
  const left = (300 - shown.length * (width + 8) + 8) / 2;
  return shown.flatMap(([rank, suit], place): Part[] => {
    const box = [left + place * (width + 8), 100 - width * 0.7, width, width * 1.4] as const;
    const at = 250 + 280 * place;
    const turned = { transform: 'scaleX(0)' };
    const flat = { transform: 'none' };
    return [
      { box, look: 'card', url: back, motion: { frames: [flat, turned], at, ms: 170, easing: 'ease-in' } },
      {
        ...{ box, look: 'card', text: rank, path: suits[suit], red: suit === 'heart' || suit === 'diamond' },
        motion: { frames: [turned, flat], at: at + 170, ms: 170, easing: 'ease-out' },
      },
    ];
  });
}

/** A ball that falls over rows of pegs: one step to the left or right at each row. */
export function fall(steps: readonly (1 | -1)[]): Part[] {
  const [gapX, gapY] = [34, 24];
  const pegs = steps.flatMap((_, row) =>
    Array.from({ length: row + 2 }, (_, peg): Part => {
      return { box: [146 + (peg - (row + 1) / 2) * gapX, 22 + row * gapY, 8, 8], look: 'peg' };
    }),
  );
  const pockets = Array.from({ length: steps.length + 1 }, (_, pocket): Part => {
    return { box: [135 + (pocket - steps.length / 2) * gapX, 22 + steps.length * gapY, 30, 30], look: 'pocket' };
  });
  const size = 16;
  let x = 0;
  const frames = steps.flatMap((step, row): Keyframe[] => {
    const before = { transform: `translate(${(x / size) * 100}%, ${((row * gapY) / size) * 100}%)`, easing: 'ease-in' };
    x += (step * gapX) / 2;
    return [before];
  });
  frames.push({ transform: `translate(${(x / size) * 100}%, ${((steps.length * gapY + 12) / size) * 100}%)` });
  return [
    ...pegs,
    ...pockets,
    { box: [142, 4, size, size], look: 'ball', motion: { frames, at: 200, ms: 300 * steps.length } },
  ];
}

/** Numbers on a card. Some have been chosen, and some are drawn. */
export function draw(chosen: readonly number[], drawn: readonly number[]): Part[] {
  return Array.from({ length: 15 }, (_, place) => {
    return { number: place + 1, box: [9 + (place % 5) * 57, 9 + Math.floor(place / 5) * 62, 54, 58] as const };
  }).flatMap(({ number, box }): Part[] => {
    const at = drawn.indexOf(number);
    const cell: Part = { box, look: 'cell', text: `${number}`, red: chosen.includes(number) };
    if (at < 0) return [cell];
    const frames = [
      { opacity: 0, transform: 'scale(1.8)' },
      { opacity: 1, transform: 'none' },
    ];
    return [cell, { box, look: 'mark', motion: { frames, at: 300 + 420 * at, ms: 240, easing: 'ease-out' } }];
  });
}

/** Blocks on a field. The opened ones have a gem below them. */
export function dig(block: string, opened: readonly number[]): Part[] {
  return Array.from({ length: 6 }, (_, place): Part[] => {
    const box = [12 + (place % 3) * 94, 8 + Math.floor(place / 3) * 94, 88, 88] as const;
    const at = opened.indexOf(place);
    if (at < 0) return [{ box, look: 'block', url: block }];
    const frames = [
      { opacity: 1, transform: 'none' },
      { opacity: 0, transform: 'scale(1.15) rotate(4deg)' },
    ];
    return [
      { box, look: 'gem' },
      { box, look: 'block', url: block, motion: { frames, at: 350 + 650 * at, ms: 300, easing: 'ease-out' } },
    ];
  }).flat();
}
