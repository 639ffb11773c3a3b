/** Letters that people also write as two. */
const ligatures: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae' };

/** A text as searches compare it: in lower case, without accents and ligatures. */
export function foldText(text: string): string {
  const bare = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return bare.replace(/[œæ]/g, (letter) => ligatures[letter] ?? letter);
}

/** The words of a text, folded. */
export function foldedWords(text: string): string[] {
  return foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Whether the text contains each of these folded words, also within other words. */
export function includesWords(text: string, words: readonly string[]): boolean {
  const folded = foldText(text);
  return words.every((word) => folded.includes(word));
}
