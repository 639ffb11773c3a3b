import { bySound, within } from './name-score.ts';
import type { WrittenForm } from './written-form.ts';

/** How often each character occurs in a text, and a bit for each one that does. */
interface Characters {
  readonly length: number;
  readonly counts: Uint8Array;
  readonly bits: number;
}

/** What is known of a name before the expensive comparison. */
export interface NameOutline {
  readonly form: WrittenForm;
  readonly words: readonly string[];
  /** A bit for each word, by a hash. Names without a common bit have no common word. */
  readonly wordBits: number;
  /** A word occurs twice. The comparison of sets of words ignores that, so the characters prove nothing. */
  readonly repeats: boolean;
  readonly letters: Characters;
  readonly sounds: Characters;
}

/** A character of `writtenForm`: a letter, a digit or a space. */
const kinds = 37;
const letterA = 97;
const digitZero = 48;
const bitsOfNumber = 32;
const longest = 255;

function kindOf(code: number): number {
  if (code >= letterA) return code - letterA;
  return code >= digitZero ? code - digitZero + 26 : 36;
}

function countCharacters(text: string): Characters {
  const counts = new Uint8Array(kinds);
  let bits = 0;
  for (let at = 0; at < text.length; at += 1) {
    const kind = kindOf(text.charCodeAt(at));
    counts[kind] = (counts[kind] as number) + 1;
    bits |= 1 << (kind % bitsOfNumber);
  }
  return { length: text.length, counts, bits };
}

function bitOf(word: string): number {
  let hash = 0;
  for (let at = 0; at < word.length; at += 1) hash = Math.imul(hash, 31) + word.charCodeAt(at);
  return 1 << (hash & 31);
}

export function nameOutline(form: WrittenForm): NameOutline {
  const words = form.words.split(' ');
  return {
    form,
    words,
    wordBits: words.reduce((bits, word) => bits | bitOf(word), 0),
    repeats: new Set(words).size < words.length || form.words.length > longest,
    letters: countCharacters(form.words),
    sounds: countCharacters(form.sound),
  };
}

function countBits(bits: number): number {
  let left = bits;
  let count = 0;
  while (left !== 0) {
    left &= left - 1;
    count += 1;
  }
  return count;
}

const ratioOf = (common: number, lengths: number) => Math.round((200 * common) / lengths);

/** Checks whether two texts can have this ratio: as if all their common characters were in one order. */
function canHaveRatio(one: Characters, other: Characters, least: number): boolean {
  const lengths = one.length + other.length;
  // Each character that only one text has is missing in the other one at least once.
  const most = Math.min(
    one.length - countBits(one.bits & ~other.bits),
    other.length - countBits(other.bits & ~one.bits),
  );
  if (ratioOf(most, lengths) < least) return false;
  let common = 0;
  for (let kind = 0; kind < kinds; kind += 1) {
    const [a, b] = [one.counts[kind] as number, other.counts[kind] as number];
    common += Math.min(a, b);
  }
  return ratioOf(common, lengths) >= least;
}

/** Checks whether the words that both names have are enough for the score of a name within a longer one. */
function canBeWithin(one: NameOutline, other: NameOutline, least: number): boolean {
  if ((one.wordBits & other.wordBits) === 0) return false;
  if (Math.min(one.words.length, other.words.length) < within.leastWords) return false;
  const common = one.words.filter((word) => other.words.includes(word)).join(' ').length;
  const shorter = Math.min(one.letters.length, other.letters.length);
  return common > 0 && Math.round(ratioOf(common, common + shorter) * within.factor) >= least;
}

/**
 * Checks whether `nameScore` of two names can reach `least`. False is certain, and far cheaper than the score: neither the common
 * words nor the spelling nor the sound is enough.
 */
export function mayReach(one: NameOutline, other: NameOutline, least: number): boolean {
  return (
    one.repeats ||
    other.repeats ||
    canHaveRatio(one.letters, other.letters, least) ||
    canHaveRatio(one.sounds, other.sounds, bySound.from) ||
    canBeWithin(one, other, least)
  );
}
