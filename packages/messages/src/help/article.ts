/**
 * A paragraph, numbered steps, or a list. `[words](page-id)` leads to a page of the site, `[words](help/slug)` to another
 * article; there is no other markup.
 */
export type HelpBlock = string | { readonly steps: readonly string[] } | { readonly list: readonly string[] };

export interface HelpSection {
  readonly title: string;
  readonly text: readonly HelpBlock[];
}

/** An article of the Help Center. Its sections are named, so that French has each of English or does not compile. */
export interface HelpArticle {
  readonly lead: string;
  readonly sections: Readonly<Record<string, HelpSection>>;
}

/** What the texts depend on: the regional pack, which compliance staff may change from one day to the next, and the reader. */
export interface HelpFacts {
  /** Codes of states without registration. */
  readonly excluded: readonly string[];
  /** Codes of states where people play, but not with Sweeps Coins. */
  readonly goldOnly: readonly string[];
  /** Does the reader live in Canada? Then nothing is said of tax of the United States that is withheld. */
  readonly inCanada: boolean;
}

export type ArticleText = (facts: HelpFacts) => HelpArticle;

/** A piece of a text: plain words, or words that lead somewhere. */
export interface TextPiece {
  readonly words: string;
  /** As written: `free-entry`, `help/how-to-redeem`; null for plain words. */
  readonly target: string | null;
}

/** A text with its links taken apart, in order. */
export function piecesOf(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const match of text.matchAll(/\[([^\]]+)\]\(([a-z0-9/-]+)\)/g)) {
    if (match.index > end) pieces.push({ words: text.slice(end, match.index), target: null });
    pieces.push({ words: match[1] ?? '', target: match[2] ?? '' });
    end = match.index + match[0].length;
  }
  if (end < text.length) pieces.push({ words: text.slice(end), target: null });
  return pieces;
}

/** A text as it is read, without its links. */
export function plainText(text: string): string {
  return piecesOf(text)
    .map(({ words }) => words)
    .join('');
}

/** The sentences of a block, one for each paragraph, step or item. */
export function textsOf(block: HelpBlock): readonly string[] {
  if (typeof block === 'string') return [block];
  return 'steps' in block ? block.steps : block.list;
}
