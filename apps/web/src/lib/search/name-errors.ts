import { foldedWords } from './fold-text.ts';

/** The most typing errors in a word: one from three letters on, two from six. */
const errorsIn = (word: string) => (word.length < 3 ? 0 : word.length < 6 ? 1 : 2);

/** Beginnings of short words look like too many others. */
const shortestBeginning = 4;

/**
 * How many typing errors the words of a query have as words of a name, or as their beginnings, because the player may still be
 * typing. Infinite if they are not in the name. Spaces may be missing or too many: "black jak" is in "Midnight Blackjack".
 */
export function nameErrors(query: readonly string[], name: string): number {
  const parts = foldedWords(name);
  const names = [...parts, parts.join('')];
  const asWritten = query.reduce((sum, word) => sum + least(word, names), 0);
  return Math.min(asWritten, least(query.join(''), names));
}

function least(word: string, names: readonly string[]): number {
  if (names.some((name) => name.includes(word))) return 0;
  const errors = Math.min(...names.map((name) => wordErrors(word, name)));
  return errors <= errorsIn(word) ? errors : Number.POSITIVE_INFINITY;
}

/** The fewest wrong, missing, additional and swapped letters between a word and a name, or its best beginning. */
function wordErrors(word: string, name: string): number {
  let [older, old] = [[] as number[], Array.from({ length: name.length + 1 }, (_, at) => at)];
  for (let row = 1; row <= word.length; row++) {
    const now = [row];
    for (let at = 1; at <= name.length; at++) {
      const isSame = word[row - 1] === name[at - 1];
      const isSwapped = word[row - 1] === name[at - 2] && word[row - 2] === name[at - 1];
      now[at] = Math.min(
        (old[at] ?? 0) + 1,
        (now[at - 1] ?? 0) + 1,
        (old[at - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (older[at - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [older, old] = [old, now];
  }
  return word.length < shortestBeginning ? (old.at(-1) ?? 0) : Math.min(...old);
}
