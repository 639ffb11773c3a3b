import type { SoundBed, SoundEvent } from '../../model/sound-board.ts';
import type { WinLevel } from '../../shell/sound/win-level.ts';

/** One call of the engine, in seconds after the start. */
export type Cue =
  | { readonly at: number; readonly play: SoundEvent; readonly step?: number }
  | { readonly at: number; readonly win: Exclude<WinLevel, null> }
  | { readonly at: number; readonly bed: SoundBed | 'round'; readonly on: boolean };

export interface Program {
  readonly seconds: number;
  readonly cues: readonly Cue[];
}

const each = (count: number, from: number, every: number, play: SoundEvent, firstStep = 0): Cue[] =>
  Array.from({ length: count }, (_, index) => ({ at: from + every * index, play, step: firstStep + index }));

/** A paid spin with one feature symbol and a small win, at the pace of `reels/show-round.ts`. */
function spin(reels: number): Program {
  const landed = 1.62 + 0.22 * (reels - 1);
  return {
    seconds: landed + 2.5,
    cues: [
      { at: 0, play: 'start' },
      { at: 0.02, bed: 'moving', on: true },
      ...each(reels, 1.62, 0.22, 'stop'),
      { at: 1.84, play: 'symbol', step: 1 },
      { at: landed, bed: 'moving', on: false },
      { at: landed + 0.1, win: 1 },
    ],
  };
}

const tumbles: Program = {
  seconds: 7,
  cues: [
    { at: 0, play: 'start' },
    ...[1.25, 3.1, 4.9].map((at, index): Cue => ({ at, play: 'land', step: index === 0 ? 0 : 2 })),
    { at: 1.35, play: 'burst', step: 1 },
    { at: 3.2, play: 'burst', step: 2 },
    { at: 5, win: 1 },
  ],
};

/** A deal of four or five cards, one decision, two more cards and a win. */
function hand(dealt: number): Program {
  return {
    seconds: 6.5,
    cues: [
      { at: 0, play: 'start' },
      { at: 0, bed: 'round', on: true },
      ...each(dealt, 0.8, 0.11, 'card'),
      { at: 2.2, play: 'hold' },
      { at: 2.8, play: 'decide' },
      ...each(2, 3.3, 0.3, 'card'),
      { at: 4.2, win: 1 },
      { at: 6, bed: 'round', on: false },
    ],
  };
}

const draw: Program = {
  seconds: 5.5,
  cues: [
    { at: 0, play: 'start' },
    { at: 0, bed: 'round', on: true },
    ...each(10, 0.9, 0.205, 'draw').map((cue, index): Cue => {
      return index % 3 === 2 ? { at: cue.at, play: 'symbol', step: (index + 1) / 3 } : cue;
    }),
    { at: 3.2, win: 1 },
    { at: 4.6, bed: 'round', on: false },
  ],
};

const dig: Program = {
  seconds: 6.5,
  cues: [
    { at: 0, play: 'start' },
    { at: 0, bed: 'round', on: true },
    ...[0, 1, 2].flatMap((cell): Cue[] => [
      { at: 0.9 + cell, play: 'decide' },
      { at: 1 + cell, play: 'dig' },
      { at: 1 + cell, play: 'symbol', step: cell + 1 },
    ]),
    { at: 4, play: 'collect' },
    { at: 4.4, win: 1 },
    { at: 5.6, bed: 'round', on: false },
  ],
};

const fall: Program = {
  seconds: 5,
  cues: [{ at: 0, play: 'start' }, ...each(12, 0.24, 0.165, 'hit'), { at: 2.3, play: 'land' }, { at: 2.4, win: 1 }],
};

/** A typical round of each game that pays a small win. */
export const rounds: Readonly<Record<string, Program>> = {
  'cherry-classic-slots': spin(3),
  'coin-vault-fortune': spin(5),
  'dragon-ways-slots': spin(5),
  'gem-cascade-fortune': tumbles,
  'jacks-or-better-poker': hand(5),
  'keno-fortune': draw,
  'mega-tower-slots': spin(6),
  'midnight-blackjack': hand(4),
  'mine-seeker-slots': dig,
  'plinko-fortune': fall,
  'starlight-fortune': spin(5),
  'three-card-poker': hand(6),
};

/** The largest win with everything that can sound at the same time. */
export const largestWin: Program = {
  seconds: 6,
  cues: [
    { at: 0, bed: 'feature', on: true },
    { at: 0, bed: 'round', on: true },
    { at: 0, bed: 'moving', on: true },
    { at: 0.4, play: 'symbol', step: 3 },
    { at: 0.5, win: 100 },
  ],
};

/** The background alone. */
export const background: Program = {
  seconds: 9,
  cues: [
    { at: 0, bed: 'feature', on: true },
    { at: 0, bed: 'round', on: true },
  ],
};
