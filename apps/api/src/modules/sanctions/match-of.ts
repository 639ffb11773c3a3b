import { newId } from '../../platform/ids.ts';
import type { Likeness, ScreenedPerson } from './find-matches.ts';
import type { NewMatch } from './match.store.ts';

/** The screening that found a match. */
export interface FoundBy extends ScreenedPerson {
  readonly playerId: string;
  /** The ID of the screening. */
  readonly id: string;
}

/** Returns the row of a new match. */
export function matchOf(
  { listedBirthYears, ...likeness }: Likeness,
  { playerId, id: screeningId, name, birthYear }: FoundBy,
  listVersion: number,
): NewMatch {
  const of = { playerId, screeningId, name, birthYear, listVersion };
  return { ...of, ...likeness, id: newId(), listedBirthYears: [...listedBirthYears] };
}
