import { foldedWords, foldText } from '../../lib/search/fold-text.ts';

/** A text without case and accents, and where each of its letters stood. */
interface Folded {
  readonly text: string;
  readonly origins: readonly number[];
}

export interface Span {
  readonly from: number;
  /** The position after the last letter. */
  readonly to: number;
}

export interface Piece {
  readonly text: string;
  readonly hit: boolean;
}

const letter = /[\p{L}\p{N}]/u;

function fold(text: string): Folded {
  let folded = '';
  const origins: number[] = [];
  for (let index = 0; index < text.length; index++) {
    const plain = foldText(text[index] ?? '');
    folded += plain;
    for (let copy = 0; copy < plain.length; copy++) origins.push(index);
  }
  return { text: folded, origins };
}

/**
 * Splits a query into words. Short words (`how`, `my`, `un`) only count when the query has no longer ones. A question then
 * matches by its meaningful words.
 */
export function wordsOf(query: string): string[] {
  const all = foldedWords(query);
  const telling = all.filter((word) => word.length > 3 || /\d/.test(word));
  return [...new Set(telling.length > 0 ? telling : all)];
}

/** The positions where a word of the text begins with this one (from `wordsOf`). */
export function spansOf(text: string, word: string): Span[] {
  const folded = fold(text);
  const spans: Span[] = [];
  for (let at = folded.text.indexOf(word); at !== -1; at = folded.text.indexOf(word, at + word.length)) {
    if (at > 0 && letter.test(folded.text[at - 1] ?? '')) continue;
    spans.push({ from: folded.origins[at] ?? 0, to: (folded.origins[at + word.length - 1] ?? 0) + 1 });
  }
  return spans;
}

/** Splits the text into pieces, so that matches can be highlighted. */
export function marked(text: string, words: readonly string[]): Piece[] {
  const spans = words.flatMap((word) => spansOf(text, word)).sort((a, b) => a.from - b.from || b.to - a.to);
  const pieces: Piece[] = [];
  let end = 0;
  for (const { from, to } of spans) {
    if (from < end) continue;
    if (from > end) pieces.push({ text: text.slice(end, from), hit: false });
    pieces.push({ text: text.slice(from, to), hit: true });
    end = to;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), hit: false });
  return pieces;
}

const excerptBefore = 60;
const excerptLength = 180;

/** The part of a text around the first match, cut at spaces. */
export function excerpt(text: string, words: readonly string[]): string {
  if (text.length <= excerptLength) return text;
  const first = Math.min(...words.flatMap((word) => spansOf(text, word).map(({ from }) => from)), text.length);
  const wanted = Math.max(0, Math.min(first - excerptBefore, text.length - excerptLength));
  const from = wanted === 0 ? 0 : text.indexOf(' ', wanted) + 1;
  const last = from + excerptLength >= text.length ? text.length : text.lastIndexOf(' ', from + excerptLength);
  return `${from > 0 ? '… ' : ''}${text.slice(from, last)}${last < text.length ? ' …' : ''}`;
}
