import type { SoundEvent } from '../../model/sound-board.ts';
import type { WinLevel } from './win-level.ts';

/** Milliseconds of vibration and pause, alternately. Short, so that a hand feels a touch and not an alarm. */
const touches: Readonly<Partial<Record<SoundEvent, number>>> = { stop: 8, tense: 12, land: 8, dig: 10, decide: 10 };
const wins: Readonly<Record<Exclude<WinLevel, null | 'returned'>, number[]>> = {
  1: [18],
  10: [18, 60, 18],
  25: [18, 60, 18, 60, 24],
  50: [24, 50, 24, 50, 24, 50, 40],
  100: [24, 50, 24, 50, 24, 50, 24, 50, 60],
};

/**
 * True for devices that can be felt. Desktop browsers also have the function, so a touch screen is required. Never with
 * reduced motion.
 */
export function canVibrate(): boolean {
  const matches = (query: string) => globalThis.matchMedia?.(query).matches ?? false;
  const isDevice = typeof navigator.vibrate === 'function' && matches('(any-pointer: coarse)');
  return isDevice && !matches('(prefers-reduced-motion: reduce)');
}

function vibrate(pattern: number | number[] | undefined): void {
  if (pattern !== undefined && canVibrate()) navigator.vibrate(pattern);
}

export function vibrateAt(event: SoundEvent): void {
  vibrate(touches[event]);
}

/** Losses and returned stakes are not felt. */
export function vibrateWin(level: WinLevel): void {
  if (level !== null && level !== 'returned') vibrate(wins[level]);
}
