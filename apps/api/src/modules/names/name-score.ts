import { ratio, token_set_ratio } from 'fuzzball';
import type { WrittenForm } from './written-form.ts';

const asGiven = { full_process: false } as const;
/** Two names that sound alike, whatever their vowels, are nearly as telling as two that are spelled alike. */
const bySound = { from: 94, shortest: 6, factor: 0.95 } as const;
/** A name within a longer one, such as without the patronymic; one word alone would be within too many. */
const within = { leastWords: 2, factor: 0.96 } as const;

/** How alike two names are, 0 to 100: 100 for the same words in any order. */
export function nameScore(one: WrittenForm, other: WrittenForm): number {
  if (one.words === '' || other.words === '') return 0;
  if (one.words === other.words) return 100;
  const spelled = ratio(one.words, other.words, asGiven);
  const contained =
    Math.min(one.wordCount, other.wordCount) >= within.leastWords
      ? token_set_ratio(one.words, other.words, asGiven) * within.factor
      : 0;
  return Math.round(Math.max(spelled, contained, soundScore(one.sound, other.sound)));
}

function soundScore(one: string, other: string): number {
  if (Math.min(one.length, other.length) < bySound.shortest) return 0;
  const heard = ratio(one, other, asGiven);
  return heard >= bySound.from ? heard * bySound.factor : 0;
}
