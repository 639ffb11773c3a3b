import { sanctions } from '@goldwren/rules';
import { type NameOutline, nameOutline, writtenForm } from '../names/public.ts';

export interface Listed {
  readonly entry: string;
  readonly name: string;
  readonly birthYears: readonly number[];
  readonly outline: NameOutline;
}

/** A list that is prepared for comparisons. */
export interface ListIndex {
  /** Returns the entries that a person of this year may be, and those with exactly the same words. */
  candidatesFor(words: string, birthYear: number): readonly Listed[];
}

/** Prepares a list. The entries of a year of birth are collected when it is needed first. */
export function indexList(names: readonly Omit<Listed, 'outline'>[]): ListIndex {
  const listed = names.map((name) => ({ ...name, outline: nameOutline(writtenForm(name.name)) }));
  const byWords = new Map<string, Listed[]>();
  for (const one of listed) {
    const { words } = one.outline.form;
    const same = byWords.get(words);
    if (same) same.push(one);
    else byWords.set(words, [one]);
  }
  const byYear = new Map<number, readonly Listed[]>();
  const mayBeBorn = ({ birthYears }: Listed, year: number) =>
    birthYears.length === 0 || birthYears.some((known) => Math.abs(known - year) <= sanctions.birthYearsApart);
  const ofYear = (year: number): readonly Listed[] => {
    const known = byYear.get(year) ?? listed.filter((one) => mayBeBorn(one, year));
    byYear.set(year, known);
    return known;
  };
  return {
    candidatesFor(words, birthYear) {
      const others = byWords.get(words)?.filter((one) => !mayBeBorn(one, birthYear)) ?? [];
      return others.length > 0 ? [...ofYear(birthYear), ...others] : ofYear(birthYear);
    },
  };
}
