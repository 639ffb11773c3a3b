import { setImmediate } from 'node:timers/promises';
import { sanctions } from '@goldwren/rules';
import { nameScore, type WrittenForm, writtenForm } from '../names/public.ts';

export interface Listed {
  readonly entry: string;
  readonly name: string;
  readonly birthYears: readonly number[];
  readonly form: WrittenForm;
}

export interface Likeness {
  readonly entry: string;
  readonly listedName: string;
  readonly listedBirthYears: readonly number[];
  /** From 0 to 100. */
  readonly score: number;
}

/** After this many names, a few milliseconds of work, other requests get a turn. */
const turn = 1_000;

function mayBeBorn(listed: readonly number[], year: number): boolean {
  return listed.length === 0 || listed.some((known) => Math.abs(known - year) <= sanctions.birthYearsApart);
}

/**
 * Returns the list entries with a similar name, the most similar first. An entry with other years of birth matches only
 * when the name is exactly the same.
 */
export async function findMatches(
  list: readonly Listed[],
  person: { readonly name: string; readonly birthYear: number },
): Promise<Likeness[]> {
  const form = writtenForm(person.name);
  const found: Likeness[] = [];
  for (const [index, listed] of list.entries()) {
    if (index % turn === turn - 1) await setImmediate();
    const isSame = listed.form.words === form.words && form.words !== '';
    if (!isSame && !mayBeBorn(listed.birthYears, person.birthYear)) continue;
    const score = nameScore(form, listed.form);
    if (score < sanctions.alikeFrom) continue;
    found.push({ entry: listed.entry, listedName: listed.name, listedBirthYears: listed.birthYears, score });
  }
  return found.sort((a, b) => b.score - a.score);
}
