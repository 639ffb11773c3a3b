import { canonicalEmail } from '@goldwren/rules';
import { isUuid } from './cursors.ts';
import { parseReference } from './reference.ts';

/** What a staff member typed into the search box, and what it can be. */
export interface SearchTerm {
  readonly text: string;
  readonly id: string | null;
  /** A reference of a ticket or a free entry, in its stored spelling. */
  readonly reference: string | null;
}

/** One thing that was found. */
export interface Found {
  readonly id: string;
  /** The ID in the path of the page that shows it, when it is not its own. */
  readonly pageId?: string;
  readonly name?: string;
  /** Distinguishes results with the same name, such as a masked email. */
  readonly note?: string;
  readonly at?: Date;
  /** The cursor of the list on its page with which this thing comes first. */
  readonly cursor?: string;
}

/** Finds things of one kind. A module has one for each kind that it owns. */
export type FindByTerm<Db> = (db: Db, term: SearchTerm) => Promise<readonly Found[]>;

export function readSearchTerm(typed: string): SearchTerm {
  const text = typed.trim();
  const id = canonicalEmail(text);
  return { text, id: isUuid(id) ? id : null, reference: parseReference(text) };
}
