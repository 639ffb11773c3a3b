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
  /** Of 100. */
  readonly score: number;
}

/** Other requests get their turn after so many names, a few milliseconds. */
const turn = 1_000;

function mayBeBorn(listed: readonly number[], year: number): boolean {
  return listed.length === 0 || listed.some((known) => Math.abs(known - year) <= sanctions.birthYearsApart);
}

/**
 * Whose name of a list is like this one, the most alike first. A name with known years of birth is like that of somebody of
 * another age only when it is the very same.
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
