import {
  birthLikeness,
  compareWithExcluded,
  type ExclusionComparison,
  exclusionVerdicts,
  type InCommon,
} from '@goldwren/rules';
import { nameLikeness } from '../names/public.ts';
import { legacyNameMark, type NamedPerson } from './person-evidence.ts';
import { type MarkedPerson, sharedIdentifiers } from './person-marks.ts';

export interface Comparison extends ExclusionComparison {
  /** Which of the subject's names it is about; null when nothing is known of their name. */
  readonly named: NamedPerson | null;
}

/**
 * Is the subject the excluded person? Every name of the one is compared with every name of the other, and the strongest
 * answer counts.
 * @param key Of the hashes by which people were known before there were marks.
 */
export function comparePeople(key: Buffer, subject: MarkedPerson, excluded: MarkedPerson): Comparison {
  const contacts = { identifiers: sharedIdentifiers(subject, excluded), emailVerified: excluded.emailVerified };
  const withoutName: Comparison = {
    ...compareWithExcluded({ ...contacts, name: 'different', birthDate: 'different' }),
    named: subject.people[0] ?? null,
  };
  const all = subject.people.flatMap((named) =>
    likenessesOf(key, named, excluded).map((likeness) => ({
      ...compareWithExcluded({ ...contacts, ...likeness }),
      named,
    })),
  );
  return all.reduce((best, one) => (isStronger(one, best) ? one : best), withoutName);
}

function likenessesOf(key: Buffer, named: NamedPerson, excluded: MarkedPerson): Pick<InCommon, 'name' | 'birthDate'>[] {
  const isKnownOfOld = excluded.kinds.get(legacyNameMark(key, named).toString('hex'))?.has('legacy_name') === true;
  return [
    ...(isKnownOfOld ? [{ name: 'same', birthDate: 'same' } as const] : []),
    ...excluded.people.map((other) => ({
      name: nameLikeness(named, other),
      birthDate: birthLikeness(named.birthDate, other.birthDate),
    })),
  ];
}

function isStronger(one: Comparison, best: Comparison): boolean {
  const [a, b] = [exclusionVerdicts.indexOf(one.verdict), exclusionVerdicts.indexOf(best.verdict)];
  return a === b ? one.reasons.length > best.reasons.length : a > b;
}
