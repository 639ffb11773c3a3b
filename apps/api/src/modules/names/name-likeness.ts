import { exclusionReview, type NameLikeness } from '@goldwren/rules';
import { nameScore } from './name-score.ts';
import { type WrittenForm, writtenForm } from './written-form.ts';

export interface PersonName {
  readonly firstName: string;
  readonly lastName: string;
}

/** A name inside a longer one tells two people apart unless it has a first and a last name. */
const leastWordsContained = 2;

/** How alike two names are, whatever their order, script, accents, punctuation and particles. */
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

/** `Anne-Marie` and `Annemarie` are one first name. */
function compactForm({ firstName, lastName }: PersonName): WrittenForm {
  const compact = (part: string) => part.replace(/[\s\p{Pd}]/gu, '');
  return writtenForm(`${compact(firstName)} ${compact(lastName)}`);
}

function wordsOf({ words }: WrittenForm): string[] {
  return words === '' ? [] : words.split(' ');
}

function isContained(shorter: WrittenForm, longer: WrittenForm): boolean {
  const words = new Set(wordsOf(longer));
  return shorter.wordCount >= leastWordsContained && wordsOf(shorter).every((word) => words.has(word));
}

/** Is a word of this last name anywhere in the other name? First and last name may be swapped there. */
function sharesSurname({ lastName }: PersonName, other: WrittenForm): boolean {
  const words = new Set(wordsOf(other));
  return wordsOf(writtenForm(lastName)).some((word) => words.has(word));
}
