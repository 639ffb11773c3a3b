import { ratio, token_set_ratio } from 'fuzzball';
import type { WrittenForm } from './written-form.ts';

const asGiven = { full_process: false } as const;
/** Names that sound alike count almost as much as names that are spelled alike. Vowels do not matter for the sound. */
export const bySound = { from: 94, shortest: 6, factor: 0.95 } as const;
/** A name within a longer one, for example without the patronymic. A single word would match too many names. */
export const within = { leastWords: 2, factor: 0.96 } as const;

/** Returns the similarity of two names from 0 to 100. 100 means the same words in any order. */
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
  const bySoundScore = ratio(one, other, asGiven);
  return bySoundScore >= bySound.from ? bySoundScore * bySound.factor : 0;
}
