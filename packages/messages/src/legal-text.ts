/**
 * A paragraph, a list, or a table. `[words](page-id)` leads to a page of the site; there is no other markup.
 */
export type LegalBlock =
  | string
  | { readonly list: readonly string[] }
  | {
      readonly table: {
        readonly caption: string;
        readonly head: readonly string[];
        readonly rows: readonly (readonly string[])[];
      };
    };

/** The id is the section's address on its page: `#liability`. It stays when the title changes. */
export interface LegalSection {
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly LegalBlock[];
}

/** What compliance staff may change from one day to the next: names of regions, as the pack in force has them. */
export interface LegalFacts {
  /** Where nothing is offered. */
  readonly excluded: readonly string[];
  /** Where people play, but not with Sweeps Coins. */
  readonly goldOnly: readonly string[];
}

export type LegalText = (facts: LegalFacts) => readonly LegalSection[];

/** The pages that legal texts lead to. */
export type LegalLink =
  | 'contact'
  | 'fairness'
  | 'free-entry'
  | 'games'
  | 'payout-times'
  | 'privacy'
  | 'privacy-center'
  | 'redemption-policy'
  | 'redemptions'
  | 'responsible-play'
  | 'rules'
  | 'terms';

/** A piece of a paragraph: plain words, or words that lead to a page. */
export interface LegalPiece {
  readonly words: string;
  readonly page: LegalLink | null;
}

/** A paragraph with its links taken apart, in order. */
export function legalPieces(text: string): LegalPiece[] {
  // Every second part of the pattern is words, every third its page: split keeps what it captures.
  const parts = text.split(/\[([^\]]+)\]\(([a-z-]+)\)/);
  const pieces: LegalPiece[] = [];
  for (let at = 0; at < parts.length; at += 3) {
    const [plain = '', words, page] = parts.slice(at, at + 3);
    if (plain) pieces.push({ words: plain, page: null });
    if (words !== undefined) pieces.push({ words, page: page as LegalLink });
  }
  return pieces;
}

/** Every paragraph, item and cell of a section, in order. */
export function legalTexts({ blocks }: LegalSection): string[] {
  return blocks.flatMap((block) => {
    if (typeof block === 'string') return [block];
    if ('list' in block) return [...block.list];
    const { caption, head, rows } = block.table;
    return [caption, ...head, ...rows.flat()];
  });
}
