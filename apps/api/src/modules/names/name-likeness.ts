import { exclusionReview, type NameLikeness } from '@goldwren/rules';
import { nameScore } from './name-score.ts';
import { type WrittenForm, writtenForm } from './written-form.ts';

export interface PersonName {
  readonly firstName: string;
  readonly lastName: string;
}

/** A name that is contained in a longer one counts only with at least a first and a last name. */
const minWordsContained = 2;

/** Compares two names. Order, script, accents, punctuation and particles do not matter. */
export function nameLikeness(one: PersonName, other: PersonName): NameLikeness {
  const [a, b] = [fullForm(one), fullForm(other)];
  if (a.words === '' || b.words === '') return 'different';
  if (a.words === b.words || compactForm(one).words === compactForm(other).words) return 'same';
  if (isContained(a, b) || isContained(b, a)) return 'contained';
  if (nameScore(a, b) >= exclusionReview.alikeFrom) return 'alike';
  return sharesSurname(one, b) || sharesSurname(other, a) ? 'surname' : 'different';
}

function fullForm({ firstName, lastName }: PersonName): WrittenForm {
  return writtenForm(`${firstName} ${lastName}`);
}

/** Treats `Anne-Marie` and `Annemarie` as the same first name. */
function compactForm({ firstName, lastName }: PersonName): WrittenForm {
  const compact = (part: string) => part.replace(/[\s\p{Pd}]/gu, '');
  return writtenForm(`${compact(firstName)} ${compact(lastName)}`);
}

function wordsOf({ words }: WrittenForm): string[] {
  return words === '' ? [] : words.split(' ');
}

function isContained(shorter: WrittenForm, longer: WrittenForm): boolean {
  const words = new Set(wordsOf(longer));
  return shorter.wordCount >= minWordsContained && wordsOf(shorter).every((word) => words.has(word));
}

/**
 * Returns whether a word of the last name occurs anywhere in the other name, whose first and last name may be swapped.
 */
function sharesSurname({ lastName }: PersonName, other: WrittenForm): boolean {
  const words = new Set(wordsOf(other));
  return wordsOf(writtenForm(lastName)).some((word) => words.has(word));
}
