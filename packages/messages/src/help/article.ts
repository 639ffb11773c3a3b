/**
 * A paragraph, numbered steps, or a list. `[text](page-id)` links to a page of the site, and
 * `[text](help/slug)` to another article. There is no other markup.
 */
export type HelpBlock = string | { readonly steps: readonly string[] } | { readonly list: readonly string[] };

export interface HelpSection {
  readonly title: string;
  readonly text: readonly HelpBlock[];
}

/**
 * An article of the Help Center. Its sections have names, so that French only compiles with all sections of
 * English.
 */
export interface HelpArticle {
  readonly lead: string;
  readonly sections: Readonly<Record<string, HelpSection>>;
}

/** What the texts depend on: the reader, and the regional pack, which compliance staff may change at any time. */
export interface HelpFacts {
  /** Codes of states without registration. */
  readonly excluded: readonly string[];
  /** Codes of states with play in Gold Coins only. */
  readonly goldOnly: readonly string[];
  /** True if the reader lives in Canada. The texts then do not mention withheld US tax. */
  readonly inCanada: boolean;
}

export type ArticleText = (facts: HelpFacts) => HelpArticle;

/** A piece of a text: plain text or a link. */
export interface TextPiece {
  readonly text: string;
  /** As written: `free-entry`, `help/how-to-redeem`. Null for plain text. */
  readonly target: string | null;
}

/** Splits a text into plain text and links, in order. */
export function piecesOf(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const match of text.matchAll(/\[([^\]]+)\]\(([a-z0-9/-]+)\)/g)) {
    if (match.index > end) pieces.push({ text: text.slice(end, match.index), target: null });
    pieces.push({ text: match[1] ?? '', target: match[2] ?? '' });
    end = match.index + match[0].length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), target: null });
  return pieces;
}

/** Returns the text without link markup. */
export function plainText(text: string): string {
  return piecesOf(text)
    .map((piece) => piece.text)
    .join('');
}

/** Returns the texts of a block, one for each paragraph, step or item. */
export function textsOf(block: HelpBlock): readonly string[] {
  if (typeof block === 'string') return [block];
  return 'steps' in block ? block.steps : block.list;
}
