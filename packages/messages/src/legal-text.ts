/** A paragraph, a list, or a table. `[text](page-id)` links to a page of the site. There is no other markup. */
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

/** The ID is the section's fragment in the URL: `#liability`. It stays the same when the title changes. */
export interface LegalSection {
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly LegalBlock[];
}

/** Facts that compliance staff may change at any time: names of regions in the active pack. */
export interface LegalFacts {
  /** Regions where nothing is offered. */
  readonly excluded: readonly string[];
  /** Regions with play in Gold Coins only. */
  readonly goldOnly: readonly string[];
}

export type LegalText = (facts: LegalFacts) => readonly LegalSection[];

/** The pages that legal texts link to. */
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

/** A piece of a paragraph: plain text or a link. */
export interface LegalPiece {
  readonly text: string;
  readonly page: LegalLink | null;
}

/** Splits a paragraph into plain text and links, in order. */
export function legalPieces(text: string): LegalPiece[] {
  // `split` returns the captured groups: plain text, link text and page take turns.
  const parts = text.split(/\[([^\]]+)\]\(([a-z-]+)\)/);
  const pieces: LegalPiece[] = [];
  for (let at = 0; at < parts.length; at += 3) {
    const [plain = '', label, page] = parts.slice(at, at + 3);
    if (plain) pieces.push({ text: plain, page: null });
    if (label !== undefined) pieces.push({ text: label, page: page as LegalLink });
  }
  return pieces;
}

/** Returns every paragraph, item and cell of a section, in order. */
export function legalTexts({ blocks }: LegalSection): string[] {
  return blocks.flatMap((block) => {
    if (typeof block === 'string') return [block];
    if ('list' in block) return [...block.list];
    const { caption, head, rows } = block.table;
    return [caption, ...head, ...rows.flat()];
  });
}
