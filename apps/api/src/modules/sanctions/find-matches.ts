import { setImmediate } from 'node:timers/promises';
import { sanctions } from '@goldwren/rules';
import { mayReach, nameOutline, nameScore, writtenForm } from '../names/public.ts';
import type { ListIndex } from './list-index.ts';

export interface Likeness {
  readonly entry: string;
  readonly listedName: string;
  readonly listedBirthYears: readonly number[];
  /** From 0 to 100. */
  readonly score: number;
}

export interface ScreenedPerson {
  readonly name: string;
  readonly birthYear: number;
}

/** After this many names, about a millisecond of work, other requests get a turn. */
const turn = 1_000;

/** More matches than this are too many to review. They count as one finding. */
const maxMatches = 20;

/**
 * Returns the list entries with a similar name, the most similar first. An entry with other years of birth matches only
 * when the name is exactly the same.
 */
export async function findMatches(list: ListIndex, person: ScreenedPerson): Promise<Likeness[]> {
  const outline = nameOutline(writtenForm(person.name));
  if (outline.form.words === '') return [];
  const found: Likeness[] = [];
  let compared = 0;
  for (const { entry, name, birthYears, outline: other } of list.candidatesFor(outline.form.words, person.birthYear)) {
    compared += 1;
    if (compared % turn === 0) await setImmediate();
    if (!mayReach(outline, other, sanctions.alikeFrom)) continue;
    const score = nameScore(outline.form, other.form);
    if (score < sanctions.alikeFrom) continue;
    found.push({ entry, listedName: name, listedBirthYears: birthYears, score });
  }
  return found.sort((a, b) => b.score - a.score).slice(0, maxMatches);
}
